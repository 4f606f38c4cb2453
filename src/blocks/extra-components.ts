import { tooManyExtraComponents } from '@/cms/fields/extra-components';
import { logger } from '@/lib/logger';
import type { BlockContext } from './block';
import type { StoredBlock } from './registry';

type Extra = NonNullable<Extract<StoredBlock, { extraComponents?: unknown }>['extraComponents']>[number];

/** Puts each block's extra components before and after it: at most one of each (C-348). */
export function withExtraComponents(blocks: StoredBlock[], context: BlockContext): StoredBlock[] {
  return blocks.flatMap((block) => {
    const extras = 'extraComponents' in block ? (block.extraComponents ?? []) : [];
    const before = extras.filter(({ position }) => position === 'before');
    const after = extras.filter(({ position }) => position === 'after');
    if (extras.length > 2 || before.length > 1 || after.length > 1) {
      // Saving refuses it (C-349); a record that came in another way must not take the page down.
      logger.error({ block: block.blockType, path: context.path }, tooManyExtraComponents);
    }
    return [...before.slice(0, 1).map(toBlock), block, ...after.slice(0, 1).map(toBlock)];
  });
}

function toBlock({ component, id }: Extra): StoredBlock {
  return { blockType: component, id: id ?? undefined } as StoredBlock;
}
