import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fleet, turningRanges } from './fleet';
import sizes from './media/sizes.json';
import { pictures, turnOf } from './pictures';
import { paints } from './ranges/paints';

const media = fileURLToPath(new URL('./media/', import.meta.url));
const files = readdirSync(media).filter((name) => /\.(avif|webp)$/.test(name));
const bytesOf = (name: string) => statSync(media + name).size;
const rendered = [...pictures].filter(([, { folder }]) => !folder).map(([name]) => name);

const colours = Object.entries(fleet).flatMap(([slug, { paints: names }]) =>
  names.map((name) => ({ picture: `${slug}-${paints[name].name}`, ...paints[name] })),
);

describe('the rendered pictures', () => {
  it('issue-4 §1: are no heavier than stated, and 45 MB in all', () => {
    const heavy = (width: number, most: number) =>
      files.filter((name) => name.endsWith(`-${width}.avif`) && bytesOf(name) > most);
    expect(heavy(960, 45_000)).toEqual([]);
    expect(heavy(1920, 120_000)).toEqual([]);
    expect(files.reduce((sum, name) => sum + bytesOf(name), 0)).toBeLessThan(45_000_000);
  });

  it.each(turningRanges)('issue-4 §1: the turn of %s weighs at most 300 kB at 640 px', (slug) => {
    const turn = turnOf(slug).map((name) => bytesOf(`${name}-640.avif`));
    expect(turn).toHaveLength(12);
    expect(turn.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(300_000);
  });

  it('are those that the market shows, each in both formats', () => {
    expect(Object.keys(sizes).sort()).toEqual([...rendered].sort());
    const named = new Set(files.map((name) => name.replace(/-\d+\.(avif|webp)$/, '')));
    expect([...named].sort()).toEqual([...rendered].sort());
    const kinds = (ending: string) => files.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -5));
    expect(kinds('.avif').sort()).toEqual(kinds('.webp').sort());
  });

  it.each(colours)('D-388 issue-4 §1: $picture is 960 × 840, see-through around the car', async ({ picture }) => {
    expect(pictures.get(picture)).toMatchObject({ width: 960, height: 840 });
    const { data, info } = await raw(picture);
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([alphaAt(0, 0), alphaAt(info.width - 1, 0), alphaAt(0, info.height - 1)]).toEqual([0, 0, 0]);
  });

  it.each(Object.entries(fleet))(
    'issue-4 §1: %s shows its lead paint from the side',
    async (slug, { paints: [lead] }) => {
      const { data } = await raw(`${slug}-side`);
      expect(share(data, paints[lead].hex)).toBeGreaterThan(0.05);
    },
  );

  it.each(colours)('issue-4 §1: $picture shows its swatch', async ({ picture, hex, roofHex }) => {
    const { data } = await raw(picture);
    for (const swatch of roofHex ? [hex, roofHex] : [hex]) expect(share(data, swatch)).toBeGreaterThan(0.05);
  });
});

function raw(picture: string) {
  return sharp(`${media}${picture}-480.webp`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** How much of the car looks like the swatch: each channel within 24 of 256. */
function share(data: Buffer, hex: string): number {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  let solid = 0;
  let alike = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue;
    solid += 1;
    if (wanted.every((channel, index) => Math.abs((data[at + index] ?? 0) - channel) <= 24)) alike += 1;
  }
  return alike / solid;
}
