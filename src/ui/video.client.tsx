'use client';

import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import styles from './video.module.css';
import { play, VideoSign } from './video-sign';

export type VideoLabels = {
  /** "Play video" */
  play: string;
  /** "Pause video" */
  pause: string;
  /** "Sound on" */
  soundOn: string;
  /** "Sound off" */
  soundOff: string;
  /** What will be loaded, finished: "12 MB", "Loads from YouTube". */
  size?: string;
  /** C-055: 'Your browser does not support the video tag.' */
  unsupported: string;
  /** Said where the file does not play. */
  failed: string;
};

export type VideoProps = {
  /** A file; or a video of YouTube, whose `url` is its page there. */
  source: { url: string; mimeType?: string; youtubeId?: string };
  width: number;
  height: number;
  /** The still picture, usually a `Picture`. */
  poster?: ReactNode;
  title: string;
  captions?: { url: string; locale: string; label: string };
  labels: VideoLabels;
  /** Plays by itself while it is in view (C-062), silent and looping, unless the person saves data or motion. */
  autoplay?: boolean;
  className?: string;
};

/**
 * A video that loads on a tap and says its size first. Without JavaScript: a link to it. `data-ready` says that its
 * data has loaded (C-070), `data-playing` that it plays. One that plays by itself has buttons that stop it and that
 * turn on its sound. In a dialog it starts when the dialog opens, and is gone when it closes.
 */
export function Video({ source, captions, poster, autoplay, className, ...shown }: VideoProps) {
  const { title, labels } = shown;
  const box = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<'still' | 'asked' | 'by-itself' | 'failed'>('still');
  const [isReady, setReady] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const { youtubeId } = source;

  useEffect(() => {
    if (autoplay && !youtubeId && box.current && mayStart()) return watch(box.current, setSeen);
  }, [autoplay, youtubeId]);

  useEffect(() => followDialog(box.current, (isOpen) => setMode(isOpen ? 'asked' : 'still')), []);

  useEffect(() => {
    if (isSeen) setMode((current) => (current === 'still' ? 'by-itself' : current));
  }, [isSeen]);

  useEffect(() => {
    if (mode === 'still') setReady(false);
    if (mode !== 'asked') setPlaying(false);
  }, [mode]);

  function onPlay(event: MouseEvent) {
    if (mode === 'failed') return;
    event.preventDefault();
    setMode('asked');
  }

  function onFailure() {
    setMode('failed');
    if (mode === 'asked') requestAnimationFrame(() => box.current?.querySelector('a')?.focus({ preventScroll: true }));
  }

  return (
    <div
      ref={box}
      className={classNames(styles.video, className)}
      data-mode={mode}
      data-ready={isReady ? '' : undefined}
      data-playing={isPlaying ? '' : undefined}
    >
      {poster}
      {mode === 'still' || mode === 'failed' ? (
        <a className={styles.play} href={source.url} onClick={onPlay}>
          <VideoSign drawing={play} name={`${labels.play}: ${title}`} />
          <Note text={mode === 'failed' ? labels.failed : labels.size} />
        </a>
      ) : (
        <Suspense>
          <VideoPlayer
            {...shown}
            key={mode}
            source={source}
            captions={captions}
            isByItself={mode === 'by-itself'}
            isSeen={isSeen}
            onReady={setReady}
            onPlaying={setPlaying}
            onFailure={onFailure}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Loaded with the video: most visitors play none. */
const VideoPlayer = lazy(() => import('./video-player.client'));

function Note({ text }: { text?: string }) {
  return text && <span className={styles.size}>{text}</span>;
}

/** Tells when the dialog around a box opens and closes; nothing where it stands in none. */
function followDialog(box: HTMLElement | null, tell: (isOpen: boolean) => void) {
  const dialog = box?.closest('dialog');
  if (!dialog) return;
  const observer = new MutationObserver(() => tell(dialog.open));
  observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
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
