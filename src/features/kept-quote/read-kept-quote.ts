import 'server-only';
import { readQuoteCode } from '@/domain/finance/kept-quote';
import type { Locale } from '@/i18n/locales';
import { isDatabaseFailure } from '@/lib/database-failure';
import { getEnv } from '@/lib/env';
import { logger } from '@/lib/logger';
import { shortenPageLife } from '@/queries/cached-read';
import { getKeptQuote, type StoredQuote } from '@/queries/kept-quotes';
import { type KeptQuoteView, toKeptQuoteView } from './kept-quote-model';
import { type ReckonedQuote, reckonQuote } from './reckon-quote';

/** A kept quote in the words of a language, by the code of an address; null where there is none. */
export async function readKeptQuote(
  locale: Locale,
  typed: string,
): Promise<{ stored: StoredQuote; view: KeptQuoteView } | null> {
  const code = readQuoteCode(typed);
  const stored = code && (await getKeptQuote(code));
  if (!stored) return null;
  return { stored, view: toKeptQuoteView({ stored, locale, siteUrl: getEnv().siteUrl, now: new Date() }) };
}

/** What a kept quote comes to today; what cannot be read just now is no reason to hide what was kept. */
export async function reckonToday({ calculator, asked }: StoredQuote): Promise<ReckonedQuote> {
  try {
    return await reckonQuote({ calculator, asked }, { isNearestTaken: true });
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    logger.error(
      { calculator, code: error instanceof Error ? error.name : 'unknown' },
      'a quote has no figures of today',
    );
    await shortenPageLife();
    return { ok: false, error: 'unavailable' };
  }
}
