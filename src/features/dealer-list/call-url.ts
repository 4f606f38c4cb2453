/** A telephone number as it is written, to be called. */
export function toCallUrl(telephone: string): string {
  return `tel:${telephone.replace(/[^+\d]/g, '')}`;
}
