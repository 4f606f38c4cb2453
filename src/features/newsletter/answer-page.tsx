import { getFormWords } from '@/i18n/form-words';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { ButtonLink } from '@/ui/button';
import { Notice } from './notice';

/** What became of a sent form; `confirm` unless the address of the page says another. */
export const newsletterAnswers = ['confirm', 'already', 'domain', 'tooMany'] as const;

export type NewsletterAnswer = (typeof newsletterAnswers)[number];

export function toNewsletterAnswer(value: string | undefined): NewsletterAnswer {
  return newsletterAnswers.find((answer) => answer === value) ?? 'confirm';
}

/** The stated words in the place of the form (T-186 to T-189, T-310). */
export function toAnswerWords(locale: Locale, answer: NewsletterAnswer): { title: string; lead: string } {
  if (answer === 'confirm') return getFormWords(locale, 'newsletter').thanks;
  const words = getWords(locale, 'subscription');
  return { title: words(`answers.${answer}.title`), lead: words(`answers.${answer}.lead`) };
}

type AnswerPageProps = {
  locale: Locale;
  answer: NewsletterAnswer;
  /** The page stands in a dialog of another: the way home leaves it. */
  isEmbedded: boolean;
};

/** What follows the newsletter's form. */
export function AnswerPage({ locale, answer, isEmbedded }: AnswerPageProps) {
  const words = getWords(locale, 'subscription');
  const isDone = answer === 'confirm' || answer === 'already';
  return (
    <Notice
      {...toAnswerWords(locale, answer)}
      isDone={isDone}
      state={answer}
      ways={
        isDone ? (
          <ButtonLink href={localePath(locale, '/')} target={isEmbedded ? '_top' : undefined}>
            {words('answers.home')}
          </ButtonLink>
        ) : (
          <ButtonLink href={localePath(locale, '/newsletter')}>{words('answers.again')}</ButtonLink>
        )
      }
    />
  );
}
