import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CountdownBlock } from '@/cms/payload-types';
import { fixtures } from './fixture';
import { toCountdownBlock } from './model';
import { CountdownView } from './view';

const now = Date.parse('2026-11-21T10:00:00+02:00');
const targets = { dakarCountdown: '2027-01-02T06:00:00+02:00' };

function show(block: CountdownBlock | undefined) {
  const model = block && toCountdownBlock({ block, targets, locale: 'en', now });
  return model ? renderToStaticMarkup(<CountdownView model={model} locale="en" />) : '';
}

describe('countdown block', () => {
  it('C-074: shows its title, a timer and the day in words', () => {
    const html = show(fixtures.typical);
    expect(html).toContain('Until the first stage');
    expect(html).toContain('role="timer"');
    expect(html).toContain('3 January 2032');
  });

  it('C-075: shows its finished text once the day has come', () => {
    const html = show(fixtures.over);
    expect(html).toContain('The first stage has begun');
    expect(html).not.toContain('role="timer"');
  });

  it('X-14 C-078: without its own date it takes the site’s of its kind', () => {
    expect(show({ blockType: 'countdown', kind: 'dakar' })).toContain('2 January 2027');
    expect(show({ blockType: 'countdown' })).toContain('18 May 2025');
  });

  it('C-305: without a title there is no heading', () => {
    expect(show(fixtures.minimal)).not.toContain('<h2');
  });
});
