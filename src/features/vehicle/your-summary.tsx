import { ButtonLink } from '@/ui/button';
import { Picture } from '@/ui/picture';
import type { ChooserColour, ChooserLabels, ChooserModel } from './chooser-props';
import { type PackedPicture, unpackPicture } from './packed-picture';
import styles from './your-summary.module.css';

type YourSummaryProps = {
  model: ChooserModel;
  rangeName: string;
  picture: PackedPicture | null;
  colour: ChooserColour | null;
  labels: ChooserLabels;
  /** Where another derivative is chosen; null when there is only one (T-028). */
  changeHref: string | null;
};

/** 'Your Toyota Summary': the chosen vehicle in one place (T-027 to T-029). */
export function YourSummary({ model, rangeName, picture, colour, labels, changeHref }: YourSummaryProps) {
  return (
    <aside className={styles.summary} aria-labelledby="your-summary">
      <h3 id="your-summary" className={styles.title}>
        {labels.summary}
      </h3>
      {picture && (
        <div className={styles.frame}>
          <Picture {...unpackPicture(picture)} className={styles.car} alt="" sizes="(width >= 1024px) 24rem, 100vw" />
        </div>
      )}
      <p className={styles.name}>
        {rangeName} <span className={styles.model}>{model.name}</span>
      </p>
      <dl>
        <Row label={labels.modelCode} value={model.code} />
        {colour && <Row label={labels.colour} value={colour.title.text} lang={colour.title.lang} />}
        {model.hasPrice && <Row label={labels.retailPrice} value={model.price} />}
      </dl>
      {changeHref && (
        <ButtonLink wide href={changeHref} data-derivative-selector="">
          {labels.changeDerivative}
        </ButtonLink>
      )}
    </aside>
  );
}

function Row({ label, value, lang }: { label: string; value: string; lang?: 'en' }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} lang={lang}>
        {value}
      </dd>
    </div>
  );
}
