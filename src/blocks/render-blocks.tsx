import type { ReactNode } from 'react';
import { logger } from '@/lib/logger';
import type { BlockComponent, BlockContext } from './block';
import { withExtraComponents } from './extra-components';
import { registry, type StoredBlock } from './registry';
import styles from './render-blocks.module.css';

/**
 * A page's blocks in the editor's order. One that cannot be shown leaves nothing behind for a visitor and a box that
 * says why for an editor in preview; the rest of the page stands (C-347, C-437).
 */
export async function RenderBlocks({ blocks, context }: { blocks: StoredBlock[]; context: BlockContext }) {
  const shown = await Promise.all(
    withExtraComponents(blocks, context).map(async (block, index) => ({
      key: block.id ?? `${block.blockType}-${index}`,
      content: await renderBlock(block, context),
    })),
  );
  return shown.map(({ key, content }) => <Kept key={key}>{content}</Kept>);
}

function Kept({ children }: { children: ReactNode }) {
  return children;
}

async function renderBlock<Slug extends StoredBlock['blockType']>(
  block: Extract<StoredBlock, { blockType: Slug }>,
  context: BlockContext,
): Promise<ReactNode> {
  const render: BlockComponent<Extract<StoredBlock, { blockType: Slug }>> | undefined = Object.hasOwn(
    registry,
    block.blockType,
  )
    ? registry[block.blockType as Slug]
    : undefined;
  if (!render) return explain(block, context, 'This site has no such block.');
  try {
    return await render({ block, context });
  } catch (error) {
    return explain(block, context, error instanceof Error ? error.message : 'It could not be shown.');
  }
}

function explain(block: StoredBlock, context: BlockContext, reason: string): ReactNode {
  logger.error({ block: block.blockType, path: context.path, reason }, 'block not shown');
  if (!context.isDraft) return null;
  return (
    <div role="alert" className={styles.broken}>
      <strong>{block.blockType}</strong>
      <p>{reason}</p>
    </div>
  );
}
