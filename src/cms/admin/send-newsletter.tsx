'use client';

import { Button, toast, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { EditionReport } from '@/domain/newsletter/edition-report';

/** 'Send' beside an edition: first it says who will get it and why others will not, then it sends it, once. */
export function SendNewsletter() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const router = useRouter();
  const isModified = useFormModified();
  const [report, setReport] = useState<EditionReport | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (!id) return null;
  const address = `${config.serverURL}${config.routes.api}/send-newsletter/${id}`;

  async function ask(method: 'GET' | 'POST') {
    setIsBusy(true);
    try {
      const response = await fetch(address, { method, credentials: 'include' });
      const answer: EditionReport | { message: string } = await response.json();
      if (!('message' in answer)) return setReport(answer);
      if (response.ok) toast.success(answer.message);
      else toast.error(answer.message);
      setReport(null);
      router.refresh();
    } catch {
      toast.error('The site did not answer. Try again: nobody gets an edition twice.');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      <Button buttonStyle="secondary" margin={false} disabled={isBusy || isModified} onClick={() => ask('GET')}>
        Send…
      </Button>
      {isModified && <p>Save first: what is stored is sent.</p>}
      <div role="status">{report && <Report report={report} />}</div>
      {report && report.sentAt === null && report.willGet > 0 && (
        <Button margin={false} disabled={isBusy || isModified} onClick={() => ask('POST')}>
          Send it to {report.willGet} now
        </Button>
      )}
    </div>
  );
}

function Report({ report: { sentAt, willGet, inEnglishInstead, withheld } }: { report: EditionReport }) {
  if (sentAt) return <p>Sent on {new Date(sentAt).toLocaleString('en-ZA')}. It can be sent only once.</p>;
  const reasons = [
    { count: withheld['no-consent'], words: 'without a consent that covers it' },
    { count: withheld.withdrawn, words: 'withdrew their consent' },
    { count: withheld['opted-out'], words: 'on the opt-out register' },
    { count: withheld['register-old'], words: 'waiting for the opt-out register: import it, it is older than 30 days' },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <p>
        <strong>{willGet}</strong> will get it
        {inEnglishInstead > 0 ? `, ${inEnglishInstead} of them in English for want of a translation` : ''}.
      </p>
      {reasons.length > 0 && (
        <>
          <p>Will not get it:</p>
          <ul>
            {reasons.map(({ count, words }) => (
              <li key={words}>
                {count} {words}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
