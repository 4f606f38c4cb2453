import { unstable_rethrow } from 'next/navigation';
import { Fragment, type ReactNode } from 'react';
import { logger } from '@/lib/logger';
import { shortenPageLife } from '@/queries/cached-read';
import type { BlockComponent, BlockContext, PageContext } from './block';
import { findExtraComponentsProblem, withExtraComponents } from './extra-components';
import { registry, type StoredBlock } from './registry';
import styles from './render-blocks.module.css';

type RenderBlocksProps = {
  blocks: StoredBlock[];
  context: PageContext;
  /** The page has a heading and a first picture of its own above: no block opens it. */
  isBelowContent?: boolean;
};

/**
 * A page's blocks in the editor's order. One that cannot be shown leaves nothing behind for a visitor and a box that
 * says why for an editor in preview; the rest of the page stands (C-347, C-437). A page that lacks a block for a
 * passing reason is made anew soon.
 */
export async function RenderBlocks({ blocks, context: page, isBelowContent = false }: RenderBlocksProps) {
  const all = withExtraComponents(blocks);
  const opening = isBelowContent
    ? -1
    : all.findIndex(({ blockType }) => Object.hasOwn(registry, blockType) && !neverOpening.has(blockType));
  const shown = await Promise.all(
    all.map(async (block, index) => {
      const context: BlockContext = { ...page, isOpening: index === opening };
      const problem = findExtraComponentsProblem(block);
      return {
        key: `${block.id ?? block.blockType}-${index}`,
        warning: problem && explain(block, context, problem),
        content: await renderBlock(block, context),
      };
    }),
  );
  return shown.map(({ key, warning, content }) => (
    <Fragment key={key}>
      {warning}
      {content}
    </Fragment>
  ));
}

/** Blocks whose heading is never the page's own: what opens a page comes after them. */
const neverOpening: ReadonlySet<string> = new Set([
  'breadcrumbs',
  'calculatorCards',
  'countdown',
  'financeGlossary',
  'findDealer',
  'hybridText',
  'insurancePromotion',
  'leaseCard',
  'modelPriceSummary',
  'ownerBenefits',
  'pageAnchor',
  'promotedOffer',
  'relatedVehicles',
  'secondaryNav',
  'singleImage',
  'spacer',
  'stickySideNav',
  'valueAddedOffer',
  'vehiclePromotions',
]);

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
    unstable_rethrow(error);
    await shortenPageLife();
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
