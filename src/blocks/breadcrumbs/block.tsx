import type { BreadcrumbsBlock as Stored } from '@/cms/payload-types';
import { localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getEnv } from '@/lib/env';
import { getBreadcrumbs } from '@/queries/breadcrumbs';
import type { BlockProps } from '../block';
import { toStructuredData } from './model';
import { BreadcrumbsView } from './view';

/** The trail of the page's own path; nothing on the home page. */
export async function BreadcrumbsBlock({ block, context: { locale, path } }: BlockProps<Stored>) {
  const trail = await getBreadcrumbs(locale, path);
  const t = getWords(locale, 'shell');
  const labels = { trail: t('breadcrumbs.trail'), home: t('breadcrumbs.home') };
  return (
    <BreadcrumbsView
      trail={trail}
      hasBackLink={block.backLink ?? false}
      labels={labels}
      data={toStructuredData({
        trail,
        homeName: labels.home,
        siteUrl: getEnv().siteUrl,
        pageUrl: localePath(locale, path),
      })}
    />
  );
}
