import type { Payload } from 'payload';
import type { StoredEnquiry } from '../../enquiry-rows';

/** A prepared answer in the visitor's language, its name and reference filled in. */
export type PreparedReply = { id: number; title: string; text: string };

/** The prepared answers for an enquiry; a language that lacks one has the English words. */
export async function readReplies(
  payload: Payload,
  { locale, fullName, reference }: StoredEnquiry,
): Promise<PreparedReply[]> {
  const read = async (language: StoredEnquiry['locale']) => {
    const options = { collection: 'canned-replies', depth: 0, pagination: false, sort: 'id' } as const;
    return (await payload.find({ ...options, locale: language })).docs;
  };
  const [wanted, english] = await Promise.all([read(locale), read('en')]);
  const values: Readonly<Record<string, string>> = { name: fullName, reference };
  return english.map(({ id, title, text }) => {
    const own = wanted.find((reply) => reply.id === id);
    const words = own?.text || text || '';
    return {
      id,
      title: title || own?.title || String(id),
      text: words.replace(/\{(name|reference)\}/g, (_, name: string) => values[name] ?? ''),
    };
  });
}
