/** What stands in an address for the chosen model and colour. */
export const linkMarks = { model: '_model_', colour: '_colour_' } as const;

/** An address with the chosen codes in their places; without a colour its parameter is left out. */
export function fillLink(template: string, modelCode: string, paintCode: string | undefined): string {
  return template
    .replace(linkMarks.model, encodeURIComponent(modelCode))
    .replace(paintCode ? linkMarks.colour : `&colour=${linkMarks.colour}`, paintCode ?? '');
}
