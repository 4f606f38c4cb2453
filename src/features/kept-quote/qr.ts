import encodeQR from 'qr';

/**
 * The QR code of a text as rows of modules, dark ones true, with the quiet zone of four modules that it needs around it.
 * A quarter of it may be unreadable.
 */
export function toQrModules(text: string): boolean[][] {
  return encodeQR(text, 'raw', { ecc: 'quartile', border: 4 });
}

/** The dark modules as one path, a module being one unit: each row's runs as rectangles. */
export function toQrPath(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`)).join('');
}

function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  }
  return runs;
}
