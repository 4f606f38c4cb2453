import type { Locale } from '@/i18n/locales';

/** A letter of paragraphs alone: what somebody wrote, or what the site tells its own people. */
export function toPlainLetter({
  locale,
  subject,
  paragraphs,
}: {
  locale: Locale;
  subject: string;
  /** A line end within one stays. */
  paragraphs: readonly string[];
}): { subject: string; text: string; html: string } {
  return {
    subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(),
    text: `${paragraphs.join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head>`,
      '<body style="font-family:sans-serif;line-height:1.5;color:#101316">',
      ...paragraphs.map(toHtmlParagraph),
      '</body></html>',
    ].join('\n'),
  };
}

/** A paragraph as HTML, its addresses of ours not linked: mail programs do that. */
export function toHtmlParagraph(paragraph: string): string {
  return `<p>${paragraph.replace(/[&<>"']/g, (character) => entities[character] ?? character).replace(/\n/g, '<br>')}</p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
