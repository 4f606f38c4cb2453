import type { Typed } from '@/domain/form/form-errors';
import { subjects } from '@/domain/form/forms/general';
import { dealerOf, type SitePlace } from '@/domain/site/site-place';
import { getFormWords } from '@/i18n/form-words';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { FormAbout } from '../open-form';

type Asked = { locale: Locale; place: SitePlace; query: Typed };

/**
 * What the link asks for heads the form (D-064 to D-067); without it the form is a general one. On a dealer's site it
 * says who answers.
 */
export async function toGeneralAbout({ locale, place, query }: Asked): Promise<FormAbout> {
  const wanted = toPlain(query.subject ?? '');
  const subject = subjects.find((label) => toPlain(label) === wanted);
  const dealer = dealerOf(place)?.name;
  return {
    ...(dealer ? { lead: getWords(locale, 'enquiry')('form.dealerAnswers', { dealer }) } : {}),
    ...(subject ? { asked: { subject } } : {}),
    ...(subject && subject !== 'General' ? { title: getFormWords(locale, 'general').options?.subject?.[subject] } : {}),
  };
}

/** However the link writes it: `Test Drive` and `Book a test drive` are one. */
function toPlain(label: string): string {
  return label.toLowerCase().replace(/^book an? /, '');
}
