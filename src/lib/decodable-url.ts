/**
 * Next answers 500 to a path with a malformed percent sequence. Here its percent signs are taken literally, so that
 * it leads to the not-found page of its part of the site.
 */
export function toDecodable(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
