import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { drawings } from './drawings';

const folder = new URL('media/drawings/', import.meta.url);
const files = readdirSync(folder).sort();
const registered = Object.entries(drawings);

const kilobyte = 1024;
const elements = ['circle', 'ellipse', 'g', 'path', 'rect', 'svg'];

describe('drawings', () => {
  it('registers every file and has a file for every drawing', () => {
    expect(files).toEqual(registered.map(([name]) => `${name}.svg`).sort());
  });

  it.each(registered)('%s is a small plain drawing of the registered size', (name, { width, height, alt }) => {
    const svg = readFileSync(new URL(`${name}.svg`, folder), 'utf8');
    expect(svg.length).toBeLessThan(8 * kilobyte);
    expect(svg).toMatch(
      new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 `),
    );
    expect(
      [...svg.matchAll(/<([A-Za-z]+)/g)].map(([, tag]) => tag).filter((tag) => !elements.includes(tag ?? '')),
    ).toEqual([]);
    expect(svg).not.toMatch(/style|class=|href|url\(|font|\son\w+=|<!|data:|NaN|undefined/i);
    for (const locale of locales) expect(alt[locale].trim()).not.toBe('');
  });

  it('has a dark twin of the same size for every light drawing', () => {
    const lights = registered.filter(([name]) => name.endsWith('-light'));
    expect(lights.length).toBeGreaterThan(0);
    for (const [name, { width, height }] of lights) {
      const twin = registered.find(([other]) => other === name.replace('-light', ''));
      expect(twin?.[1]).toMatchObject({ width, height });
    }
  });
});
