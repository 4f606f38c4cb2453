/** The fixed widths in pixels in which every picture exists, as AVIF and as WebP. */
export const mediaWidths = [480, 960, 1440, 1920] as const;
