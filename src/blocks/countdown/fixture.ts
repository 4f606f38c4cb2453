import type { CountdownBlock } from '@/cms/payload-types';

export const fixtures: Record<string, CountdownBlock> = {
  typical: {
    blockType: 'countdown',
    id: 'countdown',
    title: 'Until the first stage',
    kind: 'dakar',
    target: '2032-01-03T06:00:00.000+02:00',
    finishedText: 'The first stage has begun',
  },
  minimal: { blockType: 'countdown', id: 'countdown-minimal', target: '2032-01-03T06:00:00.000+02:00' },
  over: {
    blockType: 'countdown',
    id: 'countdown-over',
    title: 'Until the first stage',
    target: '2025-01-03T06:00:00.000+02:00',
    finishedText: 'The first stage has begun',
  },
  atZero: { blockType: 'countdown', id: 'countdown-zero', target: '2025-01-03T06:00:00.000+02:00' },
  longWords: {
    blockType: 'countdown',
    id: 'countdown-long',
    title: 'Kuze kuqale isigaba sokuqala somncintiswano wezimoto ezihamba ogwadule',
    target: '2032-01-03T06:00:00.000+02:00',
  },
};
