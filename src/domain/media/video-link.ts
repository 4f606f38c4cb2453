/** Where a link to a video leads: to YouTube, with the video's id there, or to a file. */
export type VideoLink =
  | { kind: 'youtube'; id: string; url: string }
  | { kind: 'file'; url: string; mimeType: string; host: string | null };

/**
 * Reads a link to a video (C-395 to C-397): `youtube.com/watch?v=`, `/shorts/`, `/embed/`, `/live/` and `youtu.be/`
 * are of YouTube, any other path of this site or http(s) address is a file. Null for what is neither.
 */
export function readVideoLink(link: string | null | undefined): VideoLink | null {
  const text = link?.trim() ?? '';
  if (/^\/(?!\/)/.test(text)) return { kind: 'file', url: text, mimeType: mimeTypeOf(text), host: null };
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (!url) return null;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  const id = readYouTubeId(host, url);
  if (id) return { kind: 'youtube', id, url: `https://www.youtube.com/watch?v=${id}` };
  // Anything else of YouTube is a page and no file: a channel, a list, a search.
  if (youtubeHosts.has(host)) return null;
  return { kind: 'file', url: url.href, mimeType: mimeTypeOf(url.pathname), host };
}

const youtubeHosts: ReadonlySet<string> = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be']);

function readYouTubeId(host: string, url: URL): string | null {
  if (!youtubeHosts.has(host)) return null;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const id = host === 'youtu.be' ? first : /^(shorts|embed|live|v)$/.test(first) ? second : url.searchParams.get('v');
  return id && /^[\w-]{6,16}$/.test(id) ? id : null;
}

function mimeTypeOf(path: string): string {
  const ending = /\.(\w+)(?:[?#]|$)/.exec(path)?.[1]?.toLowerCase();
  return ending === 'webm' ? 'video/webm' : ending === 'ogv' ? 'video/ogg' : 'video/mp4';
}
