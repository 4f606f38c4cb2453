import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUpMarker } from './marker';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A marker's classes as the browser has them, as far as they matter here. */
function classesOf(...present: string[]) {
  const names = new Set(present);
  return { names, add: (name: string) => void names.add(name), contains: (name: string) => names.has(name) };
}

function setUp(classes: ReturnType<typeof classesOf>) {
  return setUpMarker({
    classes,
    testName: 'hilux',
    percentages: { 'variation-1': 100, 'variation-2': 0 },
    openStore: () => ({ getItem: () => null, setItem: () => undefined }),
    draw: 0,
  });
}

it('C-406: the marker is set up 100 ms after the page has started, not before', () => {
  const classes = classesOf('marker');
  setUp(classes);
  vi.advanceTimersByTime(99);
  expect([...classes.names]).toEqual(['marker']);
  vi.advanceTimersByTime(1);
  expect([...classes.names]).toEqual(['marker', 'variation-1']);
});

it('C-405: a class that somebody else has written by then stays', () => {
  const classes = classesOf('marker');
  setUp(classes);
  classes.add('variation-2');
  vi.advanceTimersByTime(100);
  expect([...classes.names]).toEqual(['marker', 'variation-2']);
});

it('C-406: a page that was left before is left alone', () => {
  const classes = classesOf('marker');
  setUp(classes)();
  vi.advanceTimersByTime(1_000);
  expect([...classes.names]).toEqual(['marker']);
});
