import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '@/ui/icon';
import type { ChooserLabels } from './chooser-props';
import styles from './full-specification.module.css';

type FullSpecificationProps = {
  /** The chosen model's page, which holds its specification. */
  url: string;
  code: string;
  labels: Pick<ChooserLabels, 'viewFullSpecifications' | 'loading'>;
  /** The specification of the model that the page came with. */
  children: ReactNode;
};

/**
 * The whole specification, folded. It came with the page for one model; for another one it is fetched from that
 * model's page when it is looked at (D-346).
 */
export function FullSpecification({ url, code, labels, children }: FullSpecificationProps) {
  const [isOpen, setOpen] = useState(false);
  const [cameWith] = useState(code);
  const [fetched, setFetched] = useState<{ code: string; html: string | null } | null>(null);
  const isHere = code === cameWith;
  const isLoading = !isHere && fetched?.code !== code;

  useEffect(() => {
    if (!isOpen || !isLoading) return;
    const abort = new AbortController();
    readSpecification(url, abort.signal)
      .then((html) => setFetched({ code, html }))
      .catch(() => abort.signal.aborted || setFetched({ code, html: null }));
    return () => abort.abort();
  }, [code, isLoading, isOpen, url]);

  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.title}>
        {labels.viewFullSpecifications}
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div id="full-specifications">
        {isHere ? (
          <div data-specification={code}>{children}</div>
        ) : (
          <Fetched html={isLoading ? undefined : fetched?.html} url={url} labels={labels} />
        )}
      </div>
    </details>
  );
}

/** What was fetched; without it a link to where it stands. */
function Fetched({ html, url, labels }: { html?: string | null } & Pick<FullSpecificationProps, 'url' | 'labels'>) {
  if (html === undefined) return <p role="status">{labels.loading}</p>;
  if (html === null) return <a href={`${url}#full-specifications`}>{labels.viewFullSpecifications}</a>;
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Our own page's markup, rendered by the same code. */
async function readSpecification(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.querySelector('[data-specification]')?.innerHTML ?? '';
}
