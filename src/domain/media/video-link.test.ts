import { expect, it } from 'vitest';
import { readVideoLink } from './video-link';

const id = 'dQ-w4_WgXcQ';

it.each([
  ['C-395', `https://www.youtube.com/watch?v=${id}`],
  ['C-395', `https://youtube.com/watch?app=desktop&v=${id}&t=12s`],
  ['C-395', `https://m.youtube.com/watch?v=${id}`],
  ['C-395', `https://www.youtube.com/embed/${id}?rel=0`],
  ['C-395', `https://www.youtube-nocookie.com/embed/${id}`],
  ['C-396', `https://youtu.be/${id}`],
  ['C-396', `https://youtu.be/${id}?si=abc`],
  ['C-396', `https://www.youtube.com/shorts/${id}`],
  ['C-396', ` HTTPS://YOUTU.BE/${id} `],
])('%s: %s is a video of YouTube', (_id, link) => {
  expect(readVideoLink(link)).toEqual({ kind: 'youtube', id, url: `https://www.youtube.com/watch?v=${id}` });
});

it.each([
  ['https://films.example/dakar.mp4', 'video/mp4', 'films.example'],
  ['https://films.example/dakar.webm?quality=high', 'video/webm', 'films.example'],
  ['/api/media/file/dakar.webm?v=1', 'video/webm', null],
  ['https://youtube.com.example/watch?v=dQw4w9WgXcQ', 'video/mp4', 'youtube.com.example'],
])('C-397: %s is a file', (link, mimeType, host) => {
  expect(readVideoLink(link)).toEqual({ kind: 'file', url: link, mimeType, host });
});

it.each([
  null,
  undefined,
  '',
  'dakar.mp4',
  '//films.example/dakar.mp4',
  'javascript:alert(1)',
  'tel:+27800123456',
  'https://',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtu.be/',
])('C-397: %s is no video', (link) => {
  expect(readVideoLink(link)).toBeNull();
});
