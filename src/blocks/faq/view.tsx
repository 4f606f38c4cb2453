import { RichText } from '@/features/rich-text/rich-text';
import type { Locale } from '@/i18n/locales';
import { Accordion } from '@/ui/accordion';
import { classNames } from '@/ui/class-names';
import { StructuredData } from '@/ui/structured-data';
import { Table } from '@/ui/table';
import { Tabs } from '@/ui/tabs.client';
import { Words } from '@/ui/words';
import styles from './faq.module.css';
import { type FaqAnswer, type FaqItem, type FaqModel, type FaqTab, toStructuredData } from './model';

type FaqViewProps = FaqModel & {
  locale: Locale;
  isOpening: boolean;
  labels: { tabs: string; cookieTitle: string; cookieText: string };
};

/** The heading and what goes with it at one side, the questions at the other. */
export function FaqView(props: FaqViewProps) {
  const { heading, privacyText, hasCookieSettings, isTrustCentre, content, locale, isOpening, labels } = props;
  const data = toStructuredData(props);
  const level = heading && !isOpening ? 3 : 2;
  const Title = `h${level}` as const;
  return (
    <section data-block="faq" className={classNames('wrap', styles.block)}>
      {(heading || privacyText) && (
        <div className={styles.head}>
          <Words of={heading} as={isOpening ? 'h1' : 'h2'} />
          <Words of={privacyText} as="p" className={isTrustCentre ? styles.statement : styles.privacy} />
        </div>
      )}
      <div className={styles.body}>
        {content.type === 'list' ? (
          <Questions items={content.items} level={level} locale={locale} />
        ) : (
          content.tabs.length > 0 && (
            <Tabs
              label={labels.tabs}
              tabs={content.tabs.map((tab) => ({
                id: tab.id,
                label: tab.title.text,
                lang: tab.title.lang,
                panel: <Panel tab={tab} isTrustCentre={isTrustCentre} level={level} locale={locale} />,
              }))}
            />
          )
        )}
        {hasCookieSettings && (
          <div className={styles.cookies}>
            <Title className={styles.cookieTitle}>{labels.cookieTitle}</Title>
            <p>{labels.cookieText}</p>
          </div>
        )}
      </div>
      {data && <StructuredData of={data} />}
    </section>
  );
}

type QuestionsProps = { items: FaqItem[]; level: 2 | 3; locale: Locale };

function Questions({ items, level, locale }: QuestionsProps) {
  if (items.length === 0) return null;
  return (
    <Accordion
      level={level}
      items={items.map(({ id, title, answer }) => ({
        id,
        title: title.text,
        titleLang: title.lang,
        content: <Answer answer={answer} question={title.text} level={level} locale={locale} />,
      }))}
    />
  );
}

type PanelProps = { tab: FaqTab; isTrustCentre: boolean; level: 2 | 3; locale: Locale };

function Panel({ tab: { introText, items }, isTrustCentre, level, locale }: PanelProps) {
  return (
    <div className={styles.panel}>
      {introText.length > 0 && (
        <div className={isTrustCentre ? styles.statement : styles.intro}>
          {introText.map((line) => (
            <Words key={line.text} of={line} as="p" />
          ))}
        </div>
      )}
      <Questions items={items} level={level} locale={locale} />
    </div>
  );
}

type AnswerProps = { answer: FaqAnswer; question: string; level: 2 | 3; locale: Locale };

function Answer({ answer, question, level, locale }: AnswerProps) {
  if (answer.type === 'text') {
    return <RichText text={answer.text} locale={locale} topLevel={level === 2 ? 3 : 4} className={styles.text} />;
  }
  const columns = Array.from({ length: 1 + answer.columnCount }, (_, index) => ({ key: `column-${index}` }));
  return (
    <div className={styles.answer}>
      <Words of={answer.title} as="p" className={styles.tableTitle} />
      <Words of={answer.description} as="p" />
      {answer.rows.length > 0 && (
        <Table
          caption={answer.title?.text ?? question}
          captionShown={false}
          className={styles.table}
          columns={columns}
          rows={answer.rows.map(({ key, heading, cells }) => ({
            key,
            cells: [heading, ...cells.slice(0, answer.columnCount)].map((cell, index) => (
              <Words key={columns[index]?.key} of={cell} />
            )),
          }))}
        />
      )}
    </div>
  );
}
