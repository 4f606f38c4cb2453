'use client';

import { Button, toast, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

/** 'Send again' beside a message that is dead or sent. */
export function ResendButton() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const router = useRouter();
  const status = useFormFields(([fields]) => fields.status?.value);
  const [isBusy, setIsBusy] = useState(false);
  if (!id || (status !== 'dead' && status !== 'sent')) return null;

  async function resend() {
    setIsBusy(true);
    try {
      const address = `${config.serverURL}${config.routes.api}/outbox-messages/${id}/resend`;
      const response = await fetch(address, { method: 'POST', credentials: 'include' });
      const { message }: { message: string } = await response.json();
      if (response.ok) toast.success(message);
      else toast.error(message);
      router.refresh();
    } catch {
      toast.error('The site did not answer. Try again.');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button buttonStyle="secondary" disabled={isBusy} onClick={resend}>
      Send again
    </Button>
  );
}
