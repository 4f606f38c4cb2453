import type { TabbedCalculatorBlock as Stored } from '@/cms/payload-types';
import { renderCalculator, toHead } from '@/features/finance/calculator-section';
import { getWords } from '@/i18n/messages';
import { Section } from '@/ui/section';
import { SectionHead } from '@/ui/section-head';
import { type TabPanel, Tabs } from '@/ui/tabs.client';
import type { BlockProps } from '../block';

/** Several calculators behind tabs (C-356); the one that is asked something opens first. */
export async function TabbedCalculatorBlock({ block, context }: BlockProps<Stored>) {
  const { locale, query, isOpening } = context;
  const t = getWords(locale, 'finance');
  const tabs = await Promise.all(
    block.calculators.map(async (product): Promise<TabPanel | null> => {
      const panel = await renderCalculator(product, { block, ...context });
      return panel && { id: `tab-${product}`, label: t(`names.${product}`), panel };
    }),
  );
  const shown = tabs.filter((tab) => tab !== null);
  if (shown.length === 0) return null;
  const asked = new URLSearchParams(query).get('calculator');
  const opening = Math.max(
    0,
    shown.findIndex(({ id }) => id === `tab-${asked}`),
  );
  return (
    <Section block="tabbedCalculator">
      <SectionHead {...toHead({ block, locale }, 'tabs')} as={isOpening ? 'h1' : 'h2'} />
      <Tabs label={t('tabs')} tabs={shown} opening={opening} />
    </Section>
  );
}
