'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import styles from './video.module.css';

type VideoProps = {
  source: { url: string; mimeType: string };
  width: number;
  height: number;
  /** The still picture, usually a `Picture`. */
  poster?: ReactNode;
  title: string;
  captions?: { url: string; locale: string; label: string };
  labels: {
    /** "Play video" */
    play: string;
    /** "Pause video" */
    pause: string;
    /** How much will be loaded, finished: "12 MB". */
    size?: string;
    /** C-055: 'Your browser does not support the video tag.' */
    unsupported: string;
  };
  /** Plays by itself while it is in view (C-062), silent and looping, unless the person saves data or motion. */
  autoplay?: boolean;
  className?: string;
};

/**
 * A video that loads on a tap and says its size first. Without JavaScript: a link to the file. `data-ready` says that
 * its data has loaded (C-070). One that plays by itself has a button that stops it.
 */
export function Video({ source, width, height, title, captions, labels, autoplay, className, poster }: VideoProps) {
  const box = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLVideoElement>(null);
  const [mode, setMode] = useState<'still' | 'asked' | 'by-itself'>('still');
  const [isReady, setReady] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (autoplay && box.current && mayStart()) return watch(box.current, setSeen);
  }, [autoplay]);

  useEffect(() => {
    if (isSeen) setMode((current) => (current === 'still' ? 'by-itself' : current));
  }, [isSeen]);

  useEffect(() => {
    if (mode !== 'by-itself') return;
    if (isSeen && !isHeld) player.current?.play().catch(() => setHeld(true));
    else player.current?.pause();
  }, [mode, isSeen, isHeld]);

  function onPlay(event: MouseEvent) {
    event.preventDefault();
    setMode('asked');
  }

  return (
    <div ref={box} className={classNames(styles.video, className)} data-ready={isReady ? '' : undefined}>
      {poster}
      {mode === 'still' ? (
        <a className={styles.play} href={source.url} onClick={onPlay}>
          <Sign drawing="M8 5v14l11-7z" />
          <span className="visually-hidden">
            {labels.play}: {title}
          </span>
          {labels.size && <span className={styles.size}>{labels.size}</span>}
        </a>
      ) : (
        <video
          ref={player}
          className={styles.player}
          width={width}
          height={height}
          aria-label={title}
          controls={mode === 'asked'}
          muted={mode === 'by-itself'}
          loop={mode === 'by-itself'}
          autoPlay={mode === 'asked'}
          playsInline
          onLoadedData={() => setReady(true)}
        >
          <source src={source.url} type={source.mimeType} />
          {captions && (
            <track kind="captions" src={captions.url} srcLang={captions.locale} label={captions.label} default />
          )}
          {labels.unsupported}
        </video>
      )}
      {mode === 'by-itself' && (
        <button type="button" className={styles.play} onClick={() => setHeld(!isHeld)}>
          <Sign drawing={isHeld ? 'M8 5v14l11-7z' : 'M7 5h3v14H7zM14 5h3v14h-3z'} />
          <span className="visually-hidden">
            {isHeld ? labels.play : labels.pause}: {title}
          </span>
        </button>
      )}
    </div>
  );
}

function Sign({ drawing }: { drawing: string }) {
  return (
    <span className={styles.sign}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={drawing} fill="currentColor" />
      </svg>
    </span>
  );
}

/** Tells whether a box is in view, and not on a slide that is out of the way. */
function watch(box: HTMLElement, tell: (isSeen: boolean) => void): () => void {
  let isNear = false;
  const follow = () => tell(isNear && !box.closest('[inert]'));
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      follow();
    },
    { threshold: 0.25 },
  );
  observer.observe(box);
  document.addEventListener('place', follow);
  return () => {
    observer.disconnect();
    document.removeEventListener('place', follow);
  };
}

function mayStart(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (
    !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}
