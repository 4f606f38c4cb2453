import { fleet } from '../src/cms/seed/fleet';
import { paints } from '../src/cms/seed/ranges/paints';

/** Prints what the compositor paints: every range with its paints, the first of them its lead, as JSON. */
const ranges = Object.entries(fleet).map(([slug, { paints: names }]) => ({
  slug,
  paints: names.map((name) => {
    const { hex, roofHex = null, finish } = paints[name];
    return { name: paints[name].name, hex, roofHex, finish };
  }),
}));
process.stdout.write(`${JSON.stringify(ranges)}\n`);
