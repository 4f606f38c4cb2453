'use client';

import { type ReactNode, type TouchEvent, useCallback, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { carouselSpeedMs, toDots, toPlace } from './carousel-settings';
import { classNames } from './class-names';
import { scrollable } from './scrollable';

export type CarouselLabels = {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Before a number: "Slide" 3. */
  slide: string;
};

type CarouselProps = {
  /** What the carousel shows, for assistive technology. */
  label: string;
  /** Where every slide has a tab, tabs stand in the place of dots from 768 px. */
  slides: { key: string; content: ReactNode; tab?: ReactNode }[];
  /** From 1280 px; fewer below (T-300 to T-303). */
  slidesPerView?: 1 | 2 | 3 | 4 | 5 | 6;
  /** `fade` is for one slide per view. */
  effect?: 'slide' | 'fade';
  loops?: boolean;
  /** Moves on by itself after so long, in ms, until somebody touches it. Never under reduced motion. */
  autoplayMs?: number;
  /** Another time below 768 px. */
  narrowAutoplayMs?: number;
  /** `over`: the controls lie on the picture. */
  controls?: 'below' | 'over';
  labels: CarouselLabels;
  className?: string;
};

/**
 * Slides in a row that scrolls and snaps by itself; this adds arrows, dots, looping and autoplay. The root says its
 * place in `data-place` and sends a bubbling `place` event (detail: the place, from 0) when it changes.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, slidesPerView = 3, effect = 'slide', loops = false, labels, className } = props;
  const { autoplayMs, narrowAutoplayMs = autoplayMs } = props;
  const track = useRef<HTMLUListElement>(null);
  const touchStart = useRef(0);
  const [isEnhanced, setEnhanced] = useState(false);
  const [place, setPlace] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const [count, setCount] = useState(slides.length);
  const [isPlaying, setPlaying] = useState(false);
  const fades = effect === 'fade';
  const hasTabs = slides.every(({ tab }) => tab);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    setEnhanced(true);
    const observer = new ResizeObserver(() => setCount(fades ? slides.length : countPlaces(row)));
    observer.observe(row);
    return () => observer.disconnect();
  }, [fades, slides.length]);

  const go = useCallback(
    (wanted: number, canLoop: boolean) => {
      const row = track.current;
      if (!row) return;
      const target = toPlace(wanted, count, canLoop);
      setMoved(true);
      if (fades) setPlace(target);
      else scrollTo(row, target * stepOf(row));
    },
    [count, fades],
  );

  useEffect(() => {
    setPlaying(autoplayMs !== undefined && !prefersStillness());
  }, [autoplayMs]);

  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const isNarrow = matchMedia('(width < 768px)').matches;
    const timer = setInterval(
      () => {
        if (track.current && isSeen(track.current)) go(place + 1, true);
      },
      isNarrow ? narrowAutoplayMs : autoplayMs,
    );
    return () => clearInterval(timer);
  }, [autoplayMs, count, go, isPlaying, narrowAutoplayMs, place]);

  useEffect(() => {
    track.current?.dispatchEvent(new CustomEvent('place', { bubbles: true, detail: place }));
  }, [place]);

  function step(by: number) {
    setPlaying(false);
    go(place + by, loops);
  }

  function onScroll() {
    const row = track.current;
    if (row && !fades) setPlace(Math.min(count - 1, Math.round(row.scrollLeft / stepOf(row))));
  }

  function onTouchEnd(event: TouchEvent) {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touchStart.current;
    if (fades && Math.abs(moved) > 40) go(place - Math.sign(moved), loops);
  }

  return (
    <section
      className={classNames(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={label}
      data-slides={slidesPerView}
      data-effect={effect}
      data-controls={props.controls ?? 'below'}
      data-place={place}
      data-enhanced={isEnhanced ? (hasMoved ? 'moved' : '') : undefined}
    >
      <ul
        ref={track}
        className={styles.track}
        {...(!fades && scrollable)}
        onScroll={onScroll}
        onPointerDown={() => setPlaying(false)}
        onWheel={({ deltaX }) => deltaX !== 0 && setPlaying(false)}
        onFocus={() => setPlaying(false)}
        onTouchStart={(event) => {
          touchStart.current = event.touches[0]?.clientX ?? 0;
        }}
        onTouchEnd={onTouchEnd}
      >
        {slides.map(({ key, content }, index) => (
          <li
            key={key}
            className={styles.slide}
            data-state={fades ? stateOf(index, place, count) : undefined}
            inert={isEnhanced && fades && index !== place}
          >
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls} data-needed={count > 1 ? '' : undefined}>
          {hasTabs && (
            <div className={styles.tabs}>
              {slides.map(({ key, tab }, index) => (
                <button
                  key={key}
                  type="button"
                  className={styles.tab}
                  aria-current={index === place ? 'true' : undefined}
                  onClick={() => step(index - place)}
                >
                  {tab}
                </button>
              ))}
            </div>
          )}
          <div className={styles.dots}>
            {toDots(count, place).map((dot) => (
              <button
                key={dot}
                type="button"
                className={styles.dot}
                aria-label={`${labels.slide} ${dot + 1}`}
                aria-current={dot === place ? 'true' : undefined}
                onClick={() => step(dot - place)}
              />
            ))}
          </div>
          {autoplayMs !== undefined && (
            <Arrow
              label={isPlaying ? labels.pause : labels.play}
              drawing={isPlaying ? 'M9 6v12M15 6v12' : 'M9 6l9 6-9 6z'}
              onClick={() => setPlaying(!isPlaying)}
            />
          )}
          <Arrow
            label={labels.previous}
            drawing="M15 5l-7 7 7 7"
            isOff={!loops && place === 0}
            onClick={() => step(-1)}
          />
          <Arrow
            label={labels.next}
            drawing="M9 5l7 7-7 7"
            isOff={!loops && place >= count - 1}
            onClick={() => step(1)}
          />
        </div>
      )}
    </section>
  );
}

function Arrow({
  label,
  drawing,
  isOff,
  onClick,
}: {
  label: string;
  drawing: string;
  isOff?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true" focusable="false">
        <path d={drawing} />
      </svg>
    </button>
  );
}

/** A slide that fades is shown, ready beside the shown one (so that its picture has loaded), or out of the way. */
function stateOf(index: number, place: number, count: number) {
  if (index === place) return 'shown';
  return index === (place + 1) % count || index === (place - 1 + count) % count ? 'near' : 'away';
}

function stepOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return row.clientWidth || 1;
  return second.offsetLeft - first.offsetLeft || 1;
}

function countPlaces(row: HTMLElement): number {
  return Math.max(1, Math.round((row.scrollWidth - row.clientWidth) / stepOf(row)) + 1);
}

function isSeen(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < innerHeight;
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The browser's smooth scroll has no duration, so the stated 800 ms are drawn frame by frame. */
function scrollTo(row: HTMLElement, target: number) {
  const from = row.scrollLeft;
  const start = performance.now();
  const ran = String(start);
  row.dataset.moving = ran;
  function draw(now: number) {
    if (row.dataset.moving !== ran) return;
    const done = prefersStillness() ? 1 : Math.min(1, (now - start) / carouselSpeedMs);
    row.scrollLeft = from + (target - from) * (1 - (1 - Math.max(0, done)) ** 3);
    if (done < 1) requestAnimationFrame(draw);
    else delete row.dataset.moving;
  }
  requestAnimationFrame(draw);
}
