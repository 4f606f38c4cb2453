import { expect, it } from 'vitest';
import { assign } from './assignment';

function storeOf(kept: Record<string, string> = {}) {
  const entries = new Map(Object.entries(kept));
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
  return { entries, openStore: () => store };
}

const percentages = { 'variation-1': 20, 'variation-2': 30 };
const first = (draw: number, shares = percentages) =>
  assign({ testName: 'hilux', percentages: shares, openStore: storeOf().openStore, draw });

it('C-403: of a hundred visitors as many see each variation as the editors say, all others the original', () => {
  const drawn = Array.from({ length: 100 }, (_, place) => first(place / 100));
  expect(drawn.filter((variation) => variation === 'variation-1')).toHaveLength(20);
  expect(drawn.filter((variation) => variation === 'variation-2')).toHaveLength(30);
  expect(drawn.filter((variation) => variation === null)).toHaveLength(50);
});

it('C-403: 0 turns a variation off, 100 gives it to everybody', () => {
  expect(first(0, { 'variation-1': 0, 'variation-2': 0 })).toBeNull();
  expect(first(0, { 'variation-1': 0, 'variation-2': 100 })).toBe('variation-2');
  expect(first(0.999, { 'variation-1': 100, 'variation-2': 0 })).toBe('variation-1');
});

it('C-403: a visitor keeps what was drawn, and nothing but its name is kept', () => {
  const { entries, openStore } = storeOf();
  const visit = (draw: number) => assign({ testName: 'hilux', percentages, openStore, draw });
  expect(visit(0.3)).toBe('variation-2');
  expect([...entries]).toEqual([['ab-test:hilux', 'variation-2']]);
  expect(visit(0.1)).toBe('variation-2');
  const other = storeOf({ 'ab-test:hilux': 'original' });
  expect(assign({ testName: 'hilux', percentages, openStore: other.openStore, draw: 0 })).toBeNull();
});

it('C-403: whoever had a variation that is off now, or something unknown, draws again', () => {
  for (const kept of ['variation-1', 'variation-9']) {
    const { entries, openStore } = storeOf({ 'ab-test:hilux': kept });
    const shares = { 'variation-1': 0, 'variation-2': 100 };
    expect(assign({ testName: 'hilux', percentages: shares, openStore, draw: 0 })).toBe('variation-2');
    expect(entries.get('ab-test:hilux')).toBe('variation-2');
  }
});

it('C-403: a browser that keeps nothing has the original on every page', () => {
  const openStore = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(
    assign({ testName: 'hilux', percentages: { 'variation-1': 100, 'variation-2': 0 }, openStore, draw: 0 }),
  ).toBeNull();
});
