/** Perceived brightness of `#rrggbb`, from 0 (black) to 1 (white) (D-380). */
export function brightnessOf(hexColour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(hexColour.slice(start, start + 2), 16),
  );
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Whether a mark on this colour is black; it is white on all others (D-380, D-381). */
export function takesBlackMark(hexColour: string): boolean {
  return brightnessOf(hexColour) > 0.7;
}
