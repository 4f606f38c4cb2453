import { isReference } from '@/domain/enquiry/reference';
import { homePath, mainSite, type SitePlace, vehiclesPath } from '@/domain/site/site-place';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { isProof } from '@/lib/private-link';
import { EnquiryThanksView } from './enquiry-thanks-view';

type EnquiryThanksProps = {
  locale: Locale;
  /**
   * As the address has it: `reference`; `proof`, which opens the private page of what becomes of it; `file=missing`, when the
   * file that came along could not be stored; `copy=none`, when the mailbox has had many letters already.
   */
  query: Readonly<Record<string, string | string[] | undefined>>;
  /** The form's own words; those of every form otherwise. */
  thanks?: { title: string; lead: string; next?: string };
  /** Whose site it is: the ways on stay there. */
  place?: SitePlace;
  /** The page stands in a dialog of another: the ways on leave it. */
  isEmbedded?: boolean;
};

/** The words that follow an accepted form. */
export function EnquiryThanks(props: EnquiryThanksProps) {
  const { locale, query, thanks, place = mainSite, isEmbedded = false } = props;
  const { reference, proof, file, copy } = query;
  const words = getWords(locale, 'enquiry');
  const isOurs = typeof reference === 'string' && isReference(reference);
  const isPrivate = isOurs && typeof proof === 'string' && isProof('enquiry', reference, proof);
  return (
    <EnquiryThanksView
      title={thanks?.title ?? words('thanks.title')}
      lead={thanks?.lead ?? words('thanks.lead')}
      warning={file === 'missing' ? words('thanks.attachmentMissing') : null}
      reference={isOurs ? { label: words('thanks.reference'), value: reference } : null}
      next={`${thanks?.next ?? words('thanks.next')} ${words(copy === 'none' ? 'thanks.noCopy' : 'thanks.copy')}`}
      status={
        isPrivate
          ? {
              label: words('thanks.status'),
              url: localePath(locale, `/enquiries/${reference}/${proof}`),
              note: words('thanks.statusNote'),
            }
          : null
      }
      ways={[
        { label: words('thanks.vehicles'), url: localePath(locale, vehiclesPath(place)) },
        { label: words('thanks.home'), url: localePath(locale, homePath(place)) },
      ]}
      target={isEmbedded ? '_top' : undefined}
    />
  );
}
