/** Body types in the order in which lists group them. */
export const bodyTypes = ['bakkie', 'suv', 'hatch', 'sedan', 'mpv', 'coupe', 'minibus', 'van'] as const;

export type BodyType = (typeof bodyTypes)[number];

export function isBodyType(text: string): text is BodyType {
  return bodyTypes.some((bodyType) => bodyType === text);
}
