import { describe, expect, it } from 'vitest';
import { localText } from './local-text';

describe('localText', () => {
  it('issue-2 §3: gives the words of a leaf', () => {
    expect(localText({ title: 'Voertuie' }, 'title')).toEqual({ text: 'Voertuie' });
  });

  it('issue-2 §3: marks the words that fell back to English', () => {
    const block = { title: 'Vehicles', lead: 'Alles', _en: ['title'] };
    expect(localText(block, 'title')).toEqual({ text: 'Vehicles', lang: 'en' });
    expect(localText(block, 'lead')).toEqual({ text: 'Alles' });
  });

  it.each([undefined, null, {}, { title: null }, { title: '  ' }, { title: 3 }])(
    'issue-2 §3: is null for %o',
    (object) => {
      expect(localText(object as { title?: string } | null | undefined, 'title')).toBeNull();
    },
  );
});
