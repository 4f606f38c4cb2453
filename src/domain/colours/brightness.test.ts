import { describe, expect, it } from 'vitest';
import { brightnessOf, takesBlackMark } from './brightness';

describe('takesBlackMark', () => {
  it('D-380: a light colour, brighter than 0.7, takes a black mark', () => {
    expect(brightnessOf('#ffffff')).toBeCloseTo(1);
    expect(takesBlackMark('#FFFFFF')).toBe(true);
    expect(takesBlackMark('#b3b3b3')).toBe(true);
  });

  it.each(['#000000', '#b2b2b2', '#d3081f', '#0000ff'])(
    'D-381: %s is not brighter than 0.7 and takes a white mark',
    (colour) => {
      expect(takesBlackMark(colour)).toBe(false);
    },
  );

  it('D-380: green weighs more than red, and red more than blue', () => {
    expect(brightnessOf('#00ff00')).toBeGreaterThan(brightnessOf('#ff0000'));
    expect(brightnessOf('#ff0000')).toBeGreaterThan(brightnessOf('#0000ff'));
  });
});
