import { unstable_rethrow } from 'next/navigation';
import type { VehicleRange } from '@/cms/payload-types';
import type { Calculator as CalculatorName } from '@/domain/finance/finance-table';
import { type DealerPlace, mainSite } from '@/domain/site/site-place';
import { rangeSlugOf } from '@/domain/vehicle/range-slug';
import { type LocalText, localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { logger } from '@/lib/logger';
import { shortenPageLife } from '@/queries/cached-read';
import { getRangeId } from '@/queries/vehicles';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import { CalculatorIsland } from './calculators.client';
import type { CardContent } from './card-content';
import { readCalculator } from './read-calculator';
import { readSubscription } from './read-subscription';

export type Product = CalculatorName | 'subscription';

/** What a block about paying for a vehicle says and knows of its page. */
export type CalculatorBlockProps = {
  block: { heading?: string | null; intro?: string | null; range?: number | VehicleRange | null };
  locale: Locale;
  path: string;
  query: string;
  dealer: Readonly<DealerPlace> | null;
  isOpening: boolean;
};

/** One calculator below its heading; nothing where this market has none. */
export async function CalculatorSection({
  slug,
  product,
  ...props
}: CalculatorBlockProps & { slug: string; product: Product }) {
  const content = await renderCalculator(product, props);
  if (!content) return null;
  return (
    <Section block={slug}>
      <SectionHead {...toHead(props, product)} as={props.isOpening ? 'h1' : 'h2'} />
      {content}
    </Section>
  );
}

/** The editor's words, or else the product's own. */
export function toHead(
  { block, locale }: Pick<CalculatorBlockProps, 'block' | 'locale'>,
  own: Product | 'tabs' | 'cards',
): { heading: LocalText; intro: LocalText | null } {
  const t = getWords(locale, 'finance');
  return { heading: localText(block, 'heading') ?? { text: t(`headings.${own}`) }, intro: localText(block, 'intro') };
}

/** A calculator with its figures; a sentence where they cannot be read; null where this market has none. */
export async function renderCalculator(product: Product, props: CalculatorBlockProps) {
  try {
    const content = await readContent(product, props);
    return content && <CalculatorIsland content={content} />;
  } catch (error) {
    unstable_rethrow(error);
    logger.error({ error, calculator: product }, 'a calculator could not be read');
    await shortenPageLife();
    return <p>{getWords(props.locale, 'finance')('unavailable')}</p>;
  }
}

async function readContent(product: Product, block: CalculatorBlockProps): Promise<CardContent | null> {
  const { locale, path, query, dealer, isOpening } = block;
  const place = dealer ?? mainSite;
  const level = isOpening ? 2 : 3;
  const asked = { locale, path, query, place, level, rangeId: await findRangeId(block) } as const;
  if (product === 'subscription') {
    const props = await readSubscription(asked);
    return props && { product, props };
  }
  const props = await readCalculator({ ...asked, calculator: product });
  return props && { product, props };
}

/** The range that the block names, or that of the page. */
export async function findRangeId({ block: { range }, path }: Pick<CalculatorBlockProps, 'block' | 'path'>) {
  if (range) return typeof range === 'number' ? range : range.id;
  const slug = rangeSlugOf(path);
  return slug ? getRangeId(slug) : null;
}
