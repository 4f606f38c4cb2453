import { GrModelsLineupBlock } from '@/blocks/gr-models-lineup/block';
import { academyLineupCodes } from '@/domain/vehicle/lineup-codes';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { logger } from '@/lib/logger';

/**
 * The eight models below the junior academy's form (T-147 to T-151); nothing where they cannot be read: the form matters.
 * This one block alone, so that the form's page loads no script of others.
 */
export async function AcademyLineup({ locale, path }: { locale: Locale; path: string }) {
  const block = {
    blockType: 'grModelsLineup',
    id: 'academy-lineup',
    heading: getWords(locale, 'lineup')('academy'),
    codes: academyLineupCodes,
    order: 'as-listed',
    allUrl: '/gr/models',
  } as const;
  const context = { locale, path, isDraft: false, theme: 'gr', query: '', dealer: null, isOpening: false } as const;
  try {
    return await GrModelsLineupBlock({ block, context });
  } catch (error) {
    logger.error({ code: error instanceof Error ? error.name : 'unknown' }, 'the lineup is not shown');
    return null;
  }
}
