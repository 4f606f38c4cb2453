import type { CSSProperties } from 'react';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import type { ChooserColour } from './chooser-props';
import styles from './swatches.module.css';

type SwatchesProps = {
  label: string;
  missing: string;
  colours: ChooserColour[];
  chosen: ChooserColour | null;
  /** Pointed at, and shown until the pointer leaves. */
  preview: ChooserColour | null;
  /** The chosen model's page. */
  modelPath: string;
  onPreview: (colour: ChooserColour | null) => void;
};

/** A model's colours; the name of the shown one is always written out (D-354, D-355, D-380 to D-382). */
export function Swatches({ label, missing, colours, chosen, preview, modelPath, onPreview }: SwatchesProps) {
  const named = preview ?? chosen;
  if (!named) return <p className={styles.missing}>{missing}</p>;
  return (
    <div className={styles.swatches} data-colour-code={chosen?.paintCode}>
      <p className={styles.name}>
        <span className={styles.label}>{label}</span> <span lang={named.title.lang}>{named.title.text}</span>
      </p>
      <ul className={styles.row}>
        {colours.map((colour) => (
          <li key={colour.paintCode} className={styles.cell}>
            <a
              className={styles.swatch}
              href={`${modelPath}/${colour.paintCode}`}
              style={toTones(colour)}
              aria-label={colour.title.text}
              lang={colour.title.lang}
              aria-current={colour === chosen ? 'true' : undefined}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPreview(colour)}
              onPointerLeave={() => onPreview(null)}
            >
              {colour === chosen && (
                <Icon name="check" className={classNames(styles.check, colour.takesBlackMark && styles.black)} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function toTones({ tone, secondTone }: ChooserColour) {
  return { '--tone': tone, '--second-tone': secondTone ?? tone } as CSSProperties;
}
