import { isReference } from '@/domain/enquiry/reference';
import { homePath, mainSite, type SitePlace, vehiclesPath } from '@/domain/site/site-place';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { EnquiryThanksView } from './enquiry-thanks-view';

type EnquiryThanksProps = {
  locale: Locale;
  /** As the address has it. */
  reference: string | string[] | undefined;
  /** Whose site it is: the ways on stay there. */
  place?: SitePlace;
  /** The page stands in a dialog of another: the ways on leave it. */
  isEmbedded?: boolean;
};

/** The words that follow an accepted form. */
export function EnquiryThanks({ locale, reference, place = mainSite, isEmbedded = false }: EnquiryThanksProps) {
  const words = getWords(locale, 'enquiry');
  return (
    <EnquiryThanksView
      title={words('thanks.title')}
      lead={words('thanks.lead')}
      reference={
        typeof reference === 'string' && isReference(reference)
          ? { label: words('thanks.reference'), value: reference }
          : null
      }
      next={words('thanks.next')}
      ways={[
        { label: words('thanks.vehicles'), url: localePath(locale, vehiclesPath(place)) },
        { label: words('thanks.home'), url: localePath(locale, homePath(place)) },
      ]}
      target={isEmbedded ? '_top' : undefined}
    />
  );
}
