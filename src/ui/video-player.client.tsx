import { useEffect, useRef, useState } from 'react';
import type { VideoLabels, VideoProps } from './video.client';
import styles from './video.module.css';
import { play, VideoSign } from './video-sign';

type VideoPlayerProps = Pick<VideoProps, 'source' | 'width' | 'height' | 'title' | 'captions' | 'labels'> & {
  /** It plays by itself, silent and looping, while it is seen. */
  isByItself: boolean;
  isSeen: boolean;
  onReady: (isReady: boolean) => void;
  onPlaying: (isPlaying: boolean) => void;
  onFailure: () => void;
};

/** What plays in a `Video`. The default export, as `lazy` wants it. */
export default function VideoPlayer(props: VideoPlayerProps) {
  const { source, width, height, title, captions, labels, isByItself, isSeen, onReady, onPlaying, onFailure } = props;
  const player = useRef<HTMLVideoElement>(null);
  const [isThere, setThere] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isSilent, setSilent] = useState(true);

  // Before the player stands on the page React does not hear what its file has to say.
  useEffect(() => setThere(true), []);

  useEffect(() => {
    // The link that had the focus is gone.
    if (!isByItself) player.current?.focus({ preventScroll: true });
  }, [isByItself]);

  useEffect(() => {
    if (!isByItself || !isThere) return;
    if (isSeen && !isHeld) player.current?.play().catch(() => setHeld(true));
    else player.current?.pause();
  }, [isByItself, isThere, isSeen, isHeld]);

  if (source.youtubeId) {
    return (
      <iframe
        className={styles.player}
        src={`https://www.youtube-nocookie.com/embed/${source.youtubeId}?autoplay=1&playsinline=1&rel=0`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => onReady(true)}
      />
    );
  }
  return (
    <>
      <video
        ref={player}
        className={styles.player}
        width={width}
        height={height}
        aria-label={title}
        controls={!isByItself}
        muted={isByItself && isSilent}
        loop={isByItself}
        autoPlay={!isByItself}
        playsInline
        onLoadedData={() => onReady(true)}
        onPlay={() => onPlaying(true)}
        onPause={() => onPlaying(false)}
      >
        {isThere && <source src={source.url} type={source.mimeType} onError={onFailure} />}
        {captions && (
          <track kind="captions" src={captions.url} srcLang={captions.locale} label={captions.label} default />
        )}
        {labels.unsupported}
      </video>
      {isByItself ? (
        <Buttons
          title={title}
          labels={labels}
          isHeld={isHeld}
          isSilent={isSilent}
          onHold={() => setHeld(!isHeld)}
          onSound={() => setSilent(!isSilent)}
        />
      ) : (
        <span className={styles.play} data-passive="">
          <VideoSign drawing={play} />
        </span>
      )}
    </>
  );
}

const pause = 'M7 5h3v14H7zM14 5h3v14h-3z';
const speaker = 'M3 9v6h4l5 4V5L7 9z';
const silent = `${speaker}M15.4 10l1.2-1.2 2 2 2-2L21.8 10l-2 2 2 2-1.2 1.2-2-2-2 2L15.4 14l2-2z`;
const loud = `${speaker}M14.5 8.2a5.4 5.4 0 0 1 0 7.6zM17 5a8.5 8.5 0 0 1 0 14v-2.4a6.5 6.5 0 0 0 0-9.2z`;

type ButtonsProps = {
  title: string;
  labels: VideoLabels;
  isHeld: boolean;
  isSilent: boolean;
  onHold: () => void;
  onSound: () => void;
};

/** Of a video that plays by itself: all of it stops it and starts it again; the corner has the sound (C-391). */
function Buttons({ title, labels, isHeld, isSilent, onHold, onSound }: ButtonsProps) {
  return (
    <>
      <button type="button" className={styles.play} onClick={onHold}>
        <VideoSign drawing={isHeld ? play : pause} name={`${isHeld ? labels.play : labels.pause}: ${title}`} />
      </button>
      <button type="button" className={styles.sound} onClick={onSound}>
        <VideoSign
          drawing={isSilent ? silent : loud}
          name={`${isSilent ? labels.soundOn : labels.soundOff}: ${title}`}
        />
      </button>
    </>
  );
}
