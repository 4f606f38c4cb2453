import type { CountdownBlock as Stored } from '@/cms/payload-types';
import { getSiteSettings } from '@/queries/site-settings';
import type { BlockProps } from '../block';
import { toCountdownBlock } from './model';
import { CountdownView } from './view';

export async function CountdownBlock({ block, context: { locale } }: BlockProps<Stored>) {
  const model = toCountdownBlock({ block, targets: await getSiteSettings(locale), locale, now: Date.now() });
  return model && <CountdownView model={model} locale={locale} />;
}
