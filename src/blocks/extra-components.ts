import { tooManyExtraComponents } from '@/cms/fields/extra-components';
import type { StoredBlock } from './registry';

type Extra = NonNullable<Extract<StoredBlock, { extraComponents?: unknown }>['extraComponents']>[number];

/** Puts each block's extra components before and after it: at most one of each (C-348). */
export function withExtraComponents(blocks: StoredBlock[]): StoredBlock[] {
  return blocks.flatMap((block) => [
    ...extrasOf(block, 'before').slice(0, 1).map(toBlock),
    block,
    ...extrasOf(block, 'after').slice(0, 1).map(toBlock),
  ]);
}

/**
 * The message of C-349 for a block with more extra components than there are places. Saving refuses it; a draft, or a
 * record that came in another way, must not take the page down.
 */
export function findExtraComponentsProblem(block: StoredBlock): string | null {
  const isTooMany = extrasOf(block, 'before').length > 1 || extrasOf(block, 'after').length > 1;
  return isTooMany ? tooManyExtraComponents : null;
}

function extrasOf(block: StoredBlock, position: Extra['position']): Extra[] {
  const extras = 'extraComponents' in block ? (block.extraComponents ?? []) : [];
  return extras.filter((extra) => extra.position === position);
}

function toBlock({ component, id }: Extra): StoredBlock {
  return { blockType: component, id: id ?? undefined } as StoredBlock;
}
