/** A finished text with `{name}` for what is known only when it is shown. Runs in the browser, too. */
export function fillWords(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
