import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { figures } from './figures';

const folder = fileURLToPath(new URL('./media/figures/', import.meta.url));
const drawings = Object.entries(figures).map(([name, figure]) => ({
  name,
  figure,
  svg: readFileSync(`${folder}${name}.svg`, 'utf8'),
}));

/** The kinds of product that the merchandise list always shows, next to the first eight of the others. */
const always = ['99m', '99n', '99p'];

describe('figures of the demo market', () => {
  it('has a file for each name, and a name for each file', () => {
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(figures)
        .map((name) => `${name}.svg`)
        .sort(),
    );
  });

  it('names merchandise by product code, and the rest as people', () => {
    const codes = drawings.flatMap(({ name }) => name.match(/^merch-(\d{2}[a-z])-[a-z-]+$/)?.[1] ?? []);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining(always));
    expect(codes.length - always.length).toBeGreaterThan(8);
    const others = drawings.filter(({ name }) => !name.startsWith('merch-'));
    expect(others.every(({ name }) => /^(portrait|team)-[a-z-]+$/.test(name))).toBe(true);
  });

  it.each(drawings)('$name is as large as the register says', ({ figure: { width, height }, svg }) => {
    expect(svg.slice(0, svg.indexOf('>'))).toContain(
      ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    );
    expect(Buffer.byteLength(svg)).toBeLessThan(12_000);
  });

  it.each(drawings)('$name is shapes only: nothing that runs, loads, styles or needs a font', ({ svg }) => {
    expect(svg).not.toMatch(/<(script|style|foreignObject|text|tspan|image|a|animate\w*|set)\b/i);
    expect(svg).not.toMatch(/\s(style|class|on\w+|font-\w+)\s*=/i);
    expect(svg).not.toMatch(/<!|<\?|data:|javascript:|@import/i);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/\w+:\/\//);
  });

  it.each(drawings)('$name refers to its own parts only, and to all that it defines', ({ svg }) => {
    const defined = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    const links = [...svg.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    const paints = [...svg.matchAll(/url\(([^)]*)\)/g)].map(([, target]) => target);
    const targets = [...links, ...paints];
    expect(targets.filter((target) => !target?.startsWith('#'))).toEqual([]);
    expect(new Set(defined).size).toBe(defined.length);
    expect(new Set(targets.map((target) => target?.slice(1)))).toEqual(new Set(defined));
  });
});
