import type { ReactNode } from 'react';
import { toDay } from '@/domain/calendar/south-african-time';
import type { Form } from '@/domain/form/form';
import type { Typed } from '@/domain/form/form-errors';
import { type FormWordsName, getFormWords } from '@/i18n/form-words';
import { type Locale, localePath } from '@/i18n/locales';
import { getTemplates, getWords } from '@/i18n/messages';
import type { OptionGroup } from './contact-part.client';
import type { FormIslandProps } from './form.client';
import { toFieldViews, toProblemWords } from './form-model';
import { toErrors, toPrivacy } from './form-parts';
import type { RefusedForm } from './form-types';
import { FormView } from './form-view';
import { sealOf } from './receive-form';

type FormPageProps = {
  locale: Locale;
  form: Form & { name: FormWordsName };
  /** The form's page, without language. */
  path: string;
  /** The form that was sent and is shown again. */
  refused: RefusedForm | null;
  /** What the address or the place says already. */
  asked: Typed;
  /** What a `code` field is chosen from. */
  lists?: Readonly<Record<string, OptionGroup[]>>;
  /** Fields whose value the place decides. */
  settled?: readonly string[];
  /** In place of the form's own. */
  title?: string;
  lead?: string;
  /** What is being asked about, or who may ask; stands beside the form. */
  about?: ReactNode;
  /** The page stands in a dialog of another. */
  isEmbedded?: boolean;
};

/** Any form's page. Made per request: it carries a key of its own. */
export function FormPage(props: FormPageProps) {
  const { locale, form, path, refused, asked, lists = {}, settled = [], about, isEmbedded = false } = props;
  const words = getFormWords(locale, form.name);
  const enquiry = getWords(locale, 'enquiry');
  const templates = getTemplates(locale, 'enquiry');
  const today = toDay(new Date());
  const typed = { ...asked, ...refused?.typed };
  const kept = form.file && typed[form.file.field];
  const island: FormIslandProps = {
    form,
    action: localePath(locale, `${path}/send`),
    views: toFieldViews({ form, locale, words, lists, settled, today }),
    typed,
    errors: toErrors(refused, locale),
    seal: sealOf(refused),
    step: refused?.step ?? 1,
    asksAddress: refused?.asksAddress ?? false,
    today,
    ...toProblemWords(form, locale),
    labels: {
      summary: enquiry('form.summary'),
      optional: enquiry('form.optional'),
      send: words.send ?? enquiry('form.send'),
      sending: words.sending ?? enquiry('form.sending'),
      next: enquiry('form.next'),
      back: enquiry('form.back'),
      steps: words.steps
        ? {
            one: enquiry('form.stepOf', { step: '1', name: words.steps.one }),
            two: enquiry('form.stepOf', { step: '2', name: words.steps.two }),
          }
        : null,
      keptFile: kept ? enquiry('form.fileKept', { name: refused?.keptFiles?.[form.file?.field ?? ''] ?? kept }) : null,
      draft: { kept: enquiry('form.draftKept'), clear: enquiry('form.draftClear') },
      address: templates.address,
    },
    privacy: toPrivacy(locale, isEmbedded ? '_blank' : undefined, form),
  };
  return (
    <FormView
      title={props.title ?? words.title}
      lead={props.lead ?? words.lead}
      required={enquiry('page.required')}
      about={about}
      island={island}
      isEmbedded={isEmbedded}
    />
  );
}
