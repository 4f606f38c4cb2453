import { describe, expect, it } from 'vitest';
import { readLength, toScales, toStance } from './stance';

describe('readLength', () => {
  const length = (value: string) =>
    readLength(
      [
        { label: 'Height', value: '1 815 mm' },
        { label: 'LENGTH ', value },
      ],
      ['Length'],
    );

  it.each([
    ['5 325 mm', 5325],
    ['5\u00a0325\u00a0mm', 5325],
    ['5,325 mm', 5325],
    ['437.5 cm', 4375],
    ['437 cm', 4370],
    ['4,375 m', 4375],
    ['5.3 m', 5300],
  ])('reads %s', (value, millimetres) => {
    expect(length(value)).toBe(millimetres);
  });

  it.each(['', 'long', '12', '80 mm', '90 m'])('finds no length of a vehicle in %s', (value) => {
    expect(length(value)).toBeNull();
  });

  it('finds none without the label', () => {
    expect(readLength([{ label: 'Width', value: '1 855 mm' }], ['Length', 'Lengte'])).toBeNull();
  });
});

describe('toScales', () => {
  it('D-404: vehicles are to scale with each other, the longest being 1', () => {
    expect(toScales([4000, 5000])).toEqual([0.8, 1]);
  });

  it('one of unknown length is as long as the mean; without any length all are the same', () => {
    expect(toScales([4000, null, 5000])).toEqual([0.8, 0.9, 1]);
    expect(toScales([null, null])).toEqual([1, 1]);
  });
});

describe('toStance', () => {
  const picture = { width: 1000, height: 500 };

  it('a picture without outline fills its cell', () => {
    expect(toStance({ scale: 1, picture, outline: null })).toEqual({ width: 100, start: 0, above: 0, below: 0 });
  });

  it('D-404: the vehicle, not its picture, takes its share of the cell and stands on the cell’s foot', () => {
    const outline = { left: 0.1, right: 0.9, top: 0.2, bottom: 0.8 };
    const { width, start, above, below } = toStance({ scale: 0.8, picture, outline });
    // The vehicle is 0.8 of its picture's width, so a picture as wide as the cell makes it 0.8 of the cell.
    expect(width).toBe(100);
    // In the middle: 10% of the cell lie before it, and so does 10% of the picture.
    expect(start).toBe(0);
    // The picture is half as high as wide: a fifth of that height lies above the vehicle and below it.
    expect([above, below]).toEqual([-10, -10]);
  });
});
