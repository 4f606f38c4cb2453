import type { FileKind } from './form';
import type { FormErrorCode } from './form-errors';

/** The most that may be sent along, in bytes; exactly as many are taken. */
export const mostFileBytes = 5_242_880;

/** What a browser offers to choose from, by its name (D-251 to D-253, T-138). The server looks at the content. */
export const acceptedFiles: Record<FileKind, string> = { photo: '.jpg,.jpeg,.png', pdf: '.pdf,application/pdf' };

/** What is wrong with a file before it is sent; null: nothing that a browser can see. */
export function fileProblem(kind: FileKind, { name, size }: { name: string; size: number }): FormErrorCode | null {
  const ending = name.toLowerCase().slice(name.lastIndexOf('.'));
  if (kind === 'pdf') return ending === '.pdf' && size <= mostFileBytes ? null : 'cvRefused';
  if (size > mostFileBytes) return 'photoTooLarge';
  return acceptedFiles.photo.split(',').includes(ending) ? null : 'photoWrongType';
}
