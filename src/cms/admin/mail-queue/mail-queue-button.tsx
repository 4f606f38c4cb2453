'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

type Deed = {
  address: string;
  label: string;
  /** What the deed is done to, for those who do not see the row. */
  about?: string;
};

/** Does one thing to the mail queue and shows the page anew. */
export function MailQueueButton({ address, label, about }: Deed) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  async function act() {
    setIsBusy(true);
    try {
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
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={act}
      aria-label={about ? `${label}: ${about}` : label}
    >
      {label}
    </Button>
  );
}
