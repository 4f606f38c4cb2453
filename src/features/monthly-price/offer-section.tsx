import type { LocalText } from '@/i18n/local-text';
import { ButtonLink } from '@/ui/button';
import { Section } from '@/ui/section';
import { Words } from '@/ui/words';
import { OfferCards } from './offer-card';
import type { OfferCardModel } from './offer-card-model';

export type OfferSectionModel = {
  heading: LocalText;
  cards: OfferCardModel[];
  /** To every offer of the page's range; null where the page is about none. */
  all: { label: string; url: string } | null;
};

/** Offers below a heading, for the block that they are of. */
export function OfferSection({ block, heading, cards, all }: OfferSectionModel & { block: string }) {
  return (
    <Section block={block}>
      <Words of={heading} as="h2" />
      <OfferCards cards={cards} />
      {all && (
        <p>
          <ButtonLink href={all.url} variant="quiet">
            {all.label}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
