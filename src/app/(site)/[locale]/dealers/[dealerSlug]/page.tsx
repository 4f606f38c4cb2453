import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { mainSite } from '@/domain/site/site-place';
import { toAsked } from '@/domain/vehicle/choice';
import { toDealerView } from '@/features/dealer-list/dealer-model';
import { DealerView } from '@/features/dealer-list/dealer-view';
import { toSpecials } from '@/features/specials/specials-model';
import { SpecialsView } from '@/features/specials/specials-view';
import { isLocale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getDealerAds } from '@/queries/dealer-ads';
import { getDealer, getDealerPlace } from '@/queries/dealers';
import { getPicture } from '@/queries/pictures';
import { followRedirect } from '../../../../follow-redirect';
import { NotFoundPage, notFoundMetadata } from '../../../../not-found-page';
import { toMetadata } from '../../../../page-metadata';
import { SitePage } from '../../../../site-page';

export const revalidate = 3600;

type Props = { params: Promise<{ locale: string; dealerSlug: string }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path, dealer } = await readParams(params);
  if (!dealer) return notFoundMetadata(locale);
  const { name, city } = dealer;
  const description = getWords(locale, 'dealers')('page.description', { name, city });
  return toMetadata({ locale, path, page: { title: name, meta: { description, image: dealer.sideImage } } });
}

/** A dealer: who they are and how to reach them. */
export default async function DealerPage({ params }: Props) {
  const { locale, path, dealer } = await readParams(params);
  if (!dealer) {
    await followRedirect(locale, path);
    return <NotFoundPage locale={locale} path={path} />;
  }
  const place = (await getDealerPlace(locale, dealer.slug)) ?? mainSite;
  const ads = await getDealerAds(locale, dealer.id);
  const pictures = new Map(
    await Promise.all(ads.map(async (ad) => [ad.id, await getPicture(locale, ad.image)] as const)),
  );
  const specials = toSpecials({
    ads,
    locale,
    dealerSlug: dealer.slug,
    place,
    pictureOf: ({ id }) => pictures.get(id) ?? null,
  });
  return (
    <SitePage locale={locale} path={path} place={place}>
      <DealerView {...toDealerView(dealer, locale, await getPicture(locale, dealer.sideImage))}>
        <SpecialsView {...specials} />
      </DealerView>
    </SitePage>
  );
}

async function readParams(params: Props['params']) {
  const { locale, dealerSlug } = await params;
  if (!isLocale(locale)) notFound();
  const [typed = ''] = toAsked([dealerSlug]) ?? [];
  const slug = typed.toLowerCase();
  const dealer = slug ? await getDealer(locale, slug) : null;
  if (dealer && slug !== typed) redirect(localePath(locale, `/dealers/${slug}`));
  return { locale, path: `/dealers/${slug}`, dealer };
}
