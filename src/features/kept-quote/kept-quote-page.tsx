import 'server-only';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { isDatabaseFailure } from '@/lib/database-failure';
import { shortenPageLife } from '@/queries/cached-read';
import type { StoredQuote } from '@/queries/kept-quotes';
import { getPicture } from '@/queries/pictures';
import type { PictureProps } from '@/ui/picture';
import { type KeptQuoteView, toChangesView, toWays } from './kept-quote-model';
import { KeptQuote } from './kept-quote-view';
import { toQrModules, toQrPath } from './qr';
import { reckonToday } from './read-kept-quote';
import { getQuotedVehicle } from './reckon-quote';

/** The page of a kept quote, held against the figures of today. */
export async function KeptQuotePage({
  locale,
  stored,
  view,
}: {
  locale: Locale;
  stored: StoredQuote;
  view: KeptQuoteView;
}) {
  const [today, vehicle] = await Promise.all([reckonToday(stored), readVehicle(locale, stored)]);
  const t = getWords(locale, 'keptQuote');
  const modules = toQrModules(view.link);
  const carImage = vehicle?.picture?.fallbackUrl ?? '';
  return (
    <KeptQuote
      quote={view}
      changes={toChangesView({ stored, today, locale, now: new Date() })}
      ways={toWays({ stored, view, vehicle, carImage })}
      picture={vehicle?.picture ?? null}
      qr={{ path: toQrPath(modules), size: modules.length, label: t('showroom.qr') }}
      labels={{
        ways: {
          heading: t('ways.heading'),
          dealer: t('ways.dealer'),
          newTab: t('ways.newTab'),
          change: t('ways.change'),
          again: t('ways.again'),
          pdf: t('ways.pdf'),
          whatsapp: t('ways.whatsapp'),
        },
        tools: {
          copy: t('ways.copy'),
          copied: t('ways.copied'),
          notCopied: t('ways.notCopied'),
          print: t('ways.print'),
        },
        showroom: { heading: t('showroom.heading'), lead: t('showroom.lead'), private: t('showroom.private') },
      }}
    />
  );
}

/** The vehicle as it is today, with a picture; null where it is gone or cannot be read just now. */
async function readVehicle(
  locale: Locale,
  { modelCode }: StoredQuote,
): Promise<{ rangeName: string; modelName: string; picture: PictureProps | null } | null> {
  try {
    const found = await getQuotedVehicle(locale, modelCode);
    if (!found) return null;
    const { model, range } = found;
    const colour = model.colourSelectors?.find(({ colourImage }) => colourImage)?.colourImage;
    const reference = colour ?? model.sideImage ?? range.modelImage ?? range.heroModelSideImage;
    return { rangeName: range.name, modelName: model.name, picture: await getPicture(locale, reference) };
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    await shortenPageLife();
    return null;
  }
}
