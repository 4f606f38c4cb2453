const reasons: [pattern: RegExp, words: string][] = [
  [/^EHTTP /, 'The other system refused it'],
  [/^EPRIVATE/, 'The address lies inside our own network'],
  [/^ENOCONNECTION/, 'The connection is switched off, or has no address or secret'],
  [/^EUNREADABLE/, 'What is stored of it cannot be read'],
  [/ 5\d\d 5\.1\.\d+$|^EENVELOPE 55[013]$/, 'The mailbox is unknown'],
  [/^EENVELOPE 5/, 'The mailbox was refused'],
  [/^EMESSAGE 5/, 'The message was refused'],
  [/ 4\d\d/, 'Put off for 72 hours'],
];

/** What the codes of a message that was given up mean; null for codes that are not known. */
export function toMailReason(error: string): string | null {
  return reasons.find(([pattern]) => pattern.test(error))?.[1] ?? null;
}
