import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Countdown } from './countdown';
import { toCountdown } from './countdown-model';

const now = Date.parse('2026-11-21T10:00:00+02:00');

function render(target: string, finished: string | null = null) {
  const countdown = toCountdown({
    kind: 'default',
    target,
    finished: finished === null ? null : { text: finished },
    targets: {},
    locale: 'en',
    now,
  });
  return countdown ? renderToStaticMarkup(<Countdown countdown={countdown} locale="en" />) : '';
}

describe('Countdown', () => {
  it('C-074: is a timer with its units, and no figure that a cached page would get wrong', () => {
    const html = render('2027-01-02T06:00:00+02:00');
    expect(html).toContain('role="timer"');
    for (const unit of ['Days', 'Hours', 'Minutes', 'Seconds']) expect(html).toContain(unit);
    expect(html).not.toMatch(/class="figure">\d/);
    expect(html).not.toContain('aria-live');
  });

  it('C-074: says the day in words for whoever has no JavaScript', () => {
    expect(render('2027-01-02T06:00:00+02:00')).toContain(
      '<time dateTime="2027-01-02T04:00:00.000Z">2 January 2027</time>',
    );
  });

  it('C-075: shows the finished text in place of the clock once the day has come', () => {
    const html = render('2026-01-02T06:00:00+02:00', 'It has begun');
    expect(html).toContain('It has begun');
    expect(html).not.toContain('role="timer"');
  });

  it('C-075: without a finished text the clock stays, to stand at zero', () => {
    expect(render('2026-01-02T06:00:00+02:00')).toContain('role="timer"');
  });
});
