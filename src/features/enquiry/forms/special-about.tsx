import type { Typed } from '@/domain/form/form-errors';
import { dealerOf, type SitePlace } from '@/domain/site/site-place';
import { formatDate } from '@/i18n/format';
import { localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getRunningDealerAds } from '@/queries/dealer-ads';
import { getDealers } from '@/queries/dealers';
import { getPicture } from '@/queries/pictures';
import { Picture } from '@/ui/picture';
import { Words } from '@/ui/words';
import type { FormAbout } from '../open-form';
import styles from './about.module.css';

type Asked = { locale: Locale; place: SitePlace; query: Typed };

/** The special that is enquired about; null: there is none, it is over, or it is another dealer's. */
export async function toSpecialAbout({ locale, place, query }: Asked): Promise<FormAbout> {
  const [ads, dealers] = await Promise.all([getRunningDealerAds(locale), getDealers(locale)]);
  const ad = ads.find(({ id }) => String(id) === query.ad_id);
  const dealer = dealers.find(({ id }) => id === ad?.dealer);
  if (!ad || !dealer || (dealerOf(place) && dealerOf(place)?.slug !== dealer.slug)) return null;
  const picture = await getPicture(locale, ad.image);
  return {
    about: (
      <>
        {picture && <Picture {...picture} className={styles.picture} sizes="(width >= 1024px) 40vw, 100vw" priority />}
        <Words of={localText(ad, 'category')} as="p" className={styles.small} />
        <Words of={localText(ad, 'title')} as="h2" className={styles.title} />
        <Words of={localText(ad, 'description')} as="p" />
        <p className={styles.small}>
          {getWords(locale, 'specials')('until', { date: formatDate(locale, ad.endDate.slice(0, 10)) })}
        </p>
        <p>{dealer.name}</p>
      </>
    ),
  };
}
