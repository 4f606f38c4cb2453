import styles from './video.module.css';

export const play = 'M8 5v14l11-7z';

/** A drawing in the middle of a video; without a name it is only seen. */
export function VideoSign({ drawing, name }: { drawing: string; name?: string }) {
  return (
    <>
      <span className={styles.sign}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={drawing} fill="currentColor" />
        </svg>
      </span>
      {name && <span className="visually-hidden">{name}</span>}
    </>
  );
}
