import { expect, it } from 'vitest';
import { localText } from '@/i18n/local-text';
import { mergeLocales } from './merge-locales';

const richText = (...children: object[]) => ({ root: { type: 'root', children } });
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

it('C-002 C-003: fills a missing word from English and names it', () => {
  const merged = mergeLocales(
    { title: 'Bakkies', subtitle: null, slug: 'bakkies' },
    { title: 'Pick-ups', subtitle: 'To work', slug: 'bakkies' },
  );
  expect(merged).toEqual({ title: 'Bakkies', subtitle: 'To work', slug: 'bakkies', _en: ['subtitle'] });
  expect(localText(merged, 'title')).toEqual({ text: 'Bakkies' });
  expect(localText(merged, 'subtitle')).toEqual({ text: 'To work', lang: 'en' });
});

it('C-003: empty, blank and absent words are missing; what English lacks too stays missing', () => {
  type Page = { a?: string; b?: string; c?: string; d?: string | null };
  const merged = mergeLocales<Page>({ a: '', b: '  ', d: null }, { a: 'A', b: 'B', c: 'C', d: '' });
  expect(merged).toEqual({ a: 'A', b: 'B', c: 'C', d: null, _en: ['a', 'b', 'c'] });
});

it('C-003: figures, flags and references are the record’s own', () => {
  const record = { price: 0, shown: false, image: 7, date: '2027-01-03' };
  expect(mergeLocales(record, record)).toEqual(record);
});

it('C-002 C-003: each object names its own words', () => {
  expect(
    mergeLocales(
      { meta: { title: null as string | null }, title: 'Tuis' },
      { meta: { title: 'Home page' }, title: 'Home' },
    ),
  ).toEqual({ meta: { title: 'Home page', _en: ['title'] }, title: 'Tuis' });
});

it('C-003 C-437: rows find their English by id, whatever the order, and keep their own order', () => {
  const merged = mergeLocales(
    [
      { id: 'b', label: 'Twee' },
      { id: 'a', label: null },
      { id: 'new', label: null },
    ],
    [
      { id: 'a', label: 'One' },
      { id: 'b', label: 'Two' },
    ],
  );
  expect(merged).toEqual([
    { id: 'b', label: 'Twee' },
    { id: 'a', label: 'One', _en: ['label'] },
    { id: 'new', label: null },
  ]);
});

it('C-003: rows without ids are matched by their place', () => {
  expect(mergeLocales([{ text: '' }, { text: 'Twee' }], [{ text: 'One' }, { text: 'Two' }])).toEqual([
    { text: 'One', _en: ['text'] },
    { text: 'Twee' },
  ]);
});

it('C-003: a rich text falls back as a whole, or not at all', () => {
  const english = richText(paragraph('Hello'));
  const read = (body: object | null) => mergeLocales<{ body: object | null }>({ body }, { body: english });
  for (const empty of [null, richText(), richText({ type: 'paragraph', children: [] }), richText(paragraph(' '))]) {
    expect(read(empty)).toEqual({ body: english, _en: ['body'] });
  }
  const own = richText(paragraph('Hallo'));
  expect(read(own)).toEqual({ body: own });
  const pictureOnly = richText({ type: 'upload', value: 7 });
  expect(read(pictureOnly)).toEqual({ body: pictureOnly });
});

it('C-003: neither reading is changed', () => {
  const wanted = { rows: [{ id: 'a', label: '' }] };
  const english = { rows: [{ id: 'a', label: 'One' }] };
  mergeLocales(wanted, english);
  expect(wanted).toEqual({ rows: [{ id: 'a', label: '' }] });
  expect(english).toEqual({ rows: [{ id: 'a', label: 'One' }] });
});
