'use client';

import { Button, toast, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

/** Beside a request about data: the file of everything that is held, and for a deletion the erasure. */
export function PrivacyActions() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const router = useRouter();
  const status = useFormFields(([fields]) => fields.status?.initialValue);
  const kind = useFormFields(([fields]) => fields.kind?.value);
  const [isBusy, setIsBusy] = useState(false);
  if (!id || status !== 'open') return null;

  async function ask(action: 'file' | 'erase', use: (response: Response) => Promise<void>) {
    setIsBusy(true);
    try {
      const address = `${config.serverURL}${config.routes.api}/privacy-requests/${id}/${action}`;
      const response = await fetch(address, { method: 'POST', credentials: 'include' });
      if (response.ok) await use(response);
      else toast.error(((await response.json()) as { message: string }).message);
    } catch {
      toast.error('The site did not answer. Try again.');
    } finally {
      setIsBusy(false);
    }
  }

  async function save(response: Response) {
    const url = URL.createObjectURL(await response.blob());
    const named = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '');
    Object.assign(document.createElement('a'), { href: url, download: named?.[1] ?? 'data.json' }).click();
    URL.revokeObjectURL(url);
  }

  async function sayDone(response: Response) {
    toast.success(((await response.json()) as { message: string }).message);
    router.refresh();
  }

  return (
    <>
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => ask('file', save)}>
        Make the file
      </Button>
      {kind === 'deletion' && (
        <Button
          buttonStyle="error"
          disabled={isBusy}
          onClick={() => {
            const question = 'Erase this person everywhere? This cannot be undone.';
            if (window.confirm(question)) void ask('erase', sayDone);
          }}
        >
          Erase
        </Button>
      )}
    </>
  );
}
