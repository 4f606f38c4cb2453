/** GR's dark theme holds below a whole path part `gr` or `junior-academy` (C-008, C-009, X-12). */
export function themeOfPath(path: string): 'light' | 'gr' {
  return path.split('/').some((part) => part === 'gr' || part === 'junior-academy') ? 'gr' : 'light';
}
