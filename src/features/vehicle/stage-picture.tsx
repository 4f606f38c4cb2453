import { useState } from 'react';
import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/picture';
import { type PackedPicture, unpackPicture } from './packed-picture';
import styles from './stage-picture.module.css';

type StagePictureProps = { picture: PackedPicture | null; alt: string; lang?: 'en'; missing: string; loading: string };

/** The car on its ground. Another one is laid over it as soon as it has loaded, and nothing around it moves; words say so where it takes its time (D-346). */
export function StagePicture({ picture, alt, lang, missing, loading }: StagePictureProps) {
  const [shown, setShown] = useState(picture);
  const isComing = shown !== null && picture !== null && keyOf(picture) !== keyOf(shown);
  const ground = isComing ? shown : picture;
  return (
    <div className={styles.frame}>
      {ground ? (
        <Layer key={keyOf(ground)} picture={ground} alt={isComing ? '' : alt} lang={lang} />
      ) : (
        <p className={styles.missing}>{missing}</p>
      )}
      {isComing && (
        <Layer key={keyOf(picture)} picture={picture} alt={alt} lang={lang} onShown={() => setShown(picture)} />
      )}
      {isComing && <p className={styles.loading}>{loading}</p>}
    </div>
  );
}

type LayerProps = { picture: PackedPicture; alt: string; lang?: 'en'; onShown?: () => void };

function Layer({ picture, alt, lang, onShown }: LayerProps) {
  const [hasLoaded, setLoaded] = useState(false);
  const load = onShown && (() => setLoaded(true));
  return (
    <div
      className={classNames(styles.layer, onShown && !hasLoaded && styles.coming)}
      onLoadCapture={load}
      onErrorCapture={load}
      onTransitionEnd={onShown}
    >
      <Picture
        {...unpackPicture(picture)}
        className={styles.car}
        alt={alt}
        altLang={lang}
        sizes="(width >= 1024px) 60vw, 100vw"
        priority
      />
    </div>
  );
}

function keyOf({ start, end }: PackedPicture): string {
  return start + end;
}
