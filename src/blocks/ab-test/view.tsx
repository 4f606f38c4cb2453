import { PurchaseButton, PurchaseDialog } from '@/features/buying/purchase-button';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonLink } from '@/ui/button';
import { ButtonList } from '@/ui/button-list';
import { Dialog } from '@/ui/dialog';
import { Picture } from '@/ui/picture';
import { Section } from '@/ui/section';
import { Video } from '@/ui/video.client';
import { getVideoLabels } from '@/ui/video-labels';
import { Words } from '@/ui/words';
import styles from './ab-test.module.css';
import type { AbTestModel } from './model';
import { VariationMarker } from './variation-marker.client';

type AbTestViewProps = AbTestModel & { locale: Locale; isOpening: boolean };

/**
 * Three buttons in one place; the class of the marker before them says which is visible (C-403, C-405), by CSS alone.
 * They lie upon one another, so that nothing moves when it changes.
 */
export function AbTestView({
  heading,
  testDrive,
  enquire,
  watch,
  buttons,
  locale,
  isOpening,
  ...test
}: AbTestViewProps) {
  return (
    <Section block="abTest" isTight>
      <Words of={heading} as={isOpening ? 'h1' : 'h2'} />
      <div className={styles.row}>
        <Marker {...test} />
        <div className={styles.choices}>
          <PurchaseButton {...testDrive} variant="primary" className={styles.original} />
          <PurchaseButton {...enquire} variant="primary" className={styles.enquire} />
          {watch && (
            <ButtonLink
              href={watch.video.url}
              variant="primary"
              className={styles.watch}
              lang={watch.label.lang}
              data-opens={watch.id}
              aria-haspopup="dialog"
            >
              {watch.label.text}
            </ButtonLink>
          )}
        </div>
        <ButtonList buttons={buttons} />
      </div>
      <PurchaseDialog {...testDrive} locale={locale} />
      <PurchaseDialog {...enquire} locale={locale} />
      {watch && <VideoDialog {...watch} locale={locale} />}
    </Section>
  );
}

/** Without percentages somebody else's script may still write the class. */
function Marker({ testName, percentages }: Pick<AbTestModel, 'testName' | 'percentages'>) {
  const marker = { className: styles.marker, testName };
  if (percentages) return <VariationMarker {...marker} percentages={percentages} />;
  return <span hidden className={marker.className} data-ab-test={testName} />;
}

function VideoDialog({ id, label, video, poster, locale }: NonNullable<AbTestModel['watch']> & { locale: Locale }) {
  return (
    <Dialog
      id={id}
      title={<span lang={label.lang}>{label.text}</span>}
      labels={{ close: getWords(locale, 'buying')('close') }}
      className={styles.dialog}
    >
      <Video
        source={video}
        width={video.width}
        height={video.height}
        poster={poster && <Picture {...poster} sizes="(width >= 1344px) 80rem, 100vw" />}
        title={label.text}
        labels={getVideoLabels(locale, video)}
      />
    </Dialog>
  );
}
