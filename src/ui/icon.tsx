import { arrow, Drawing } from './drawing';

/** The site's own icons, drawn on a 24 px grid with a 2 px line. */
export type IconName = keyof typeof drawings;

type IconProps = { name: IconName; large?: boolean; className?: string };

/** An icon of the set, by its name. */
export function Icon({ name, ...look }: IconProps) {
  return <Drawing path={drawings[name]} {...look} />;
}

const drawings = {
  arrow,
  back: 'M20 12H5M11 6l-6 6 6 6',
  calculator: 'M6 3h12v18H6zM9 7h6M9 12h1M14 12h1M9 16h1M14 16h1',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  car: 'M3 16v-4l3-1 3-4h7l3 4 2 1v4h-2M9 16h6M3 16h2M5 16a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM15 16a2 2 0 1 0 4 0 2 2 0 1 0-4 0z',
  check: 'M4 12.5l5 5L20 6.5',
  chevron: 'M9 5l7 7-7 7',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M5 9l7 7 7-7',
  download: 'M12 4v12M6.5 10.5L12 16l5.5-5.5M4 20h16',
  error: 'M12 3l10 18H2zM12 10v5M12 17v2',
  external: 'M14 4h6v6M20 4l-9 9M17 14v6H4V7h6',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  home: 'M3 11.5L12 4l9 7.5M6 9.5V20h12V9.5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 12v4M12 7.5v.1',
  leaf: 'M5 20c0-9 4-14 15-15 0 10-4 14-13 13M5 20c2-5 5-8 9-10',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  menu: 'M3 7h18M3 12h18M3 17h18',
  minus: 'M5 12h14',
  pause: 'M8 5v14M16 5v14',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4c0 1-1 2-2 2C10.5 20.5 3.5 13.5 3 5c0-1 1-2 2-2z',
  pin: 'M12 21c5-5.5 7-8.5 7-11.5a7 7 0 0 0-14 0C5 12.5 7 15.5 12 21zM12 7.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  play: 'M7 4.5v15l12-7.5z',
  plus: 'M5 12h14M12 5v14',
  shield: 'M12 3l8 3v5c0 5-3 8.5-8 10-5-1.5-8-5-8-10V6zM8.5 12l2.5 2.5 4.5-5',
  wrench: 'M20 6.5a5 5 0 0 1-6.6 6.2L7 19.1a1.5 1.5 0 0 1-2.1-2.1l6.4-6.4A5 5 0 0 1 17.5 4l-3 3v2.5H17z',
} as const;
