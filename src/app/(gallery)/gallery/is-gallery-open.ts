/** The gallery is for whoever builds the site: in production it is there only when it is asked for. */
export function isGalleryOpen(): boolean {
  return process.env.NODE_ENV !== 'production' || process.env.GALLERY === 'on';
}
