'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { optOutFileLimitBytes } from '@/domain/privacy/opt-out-file';
import styles from './import.module.css';

/** Chooses a file and sends it; says how many entries the register has afterwards, or which lines cannot be read. */
export function OptOutRegisterForm({ address }: { address: string }) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<{ isProblem: boolean; message: string } | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    const file = body.get('file');
    if (!(file instanceof File) || file.size === 0)
      return setSaid({ isProblem: true, message: 'Choose a file first.' });
    if (file.size > optOutFileLimitBytes) {
      return setSaid({ isProblem: true, message: 'The file is larger than 20 MB.' });
    }
    setIsBusy(true);
    setSaid(null);
    try {
      const response = await fetch(address, { method: 'POST', body, credentials: 'include' });
      const { message }: { message: string } = await response.json();
      setSaid({ isProblem: !response.ok, message });
      if (response.ok) router.refresh();
    } catch {
      setSaid({ isProblem: true, message: 'The site did not answer. Try again.' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={send} aria-busy={isBusy}>
      <label className={styles.file}>
        <span>File, text or CSV, at most 20 MB</span>
        <input type="file" name="file" accept=".csv,.txt,text/csv,text/plain" onChange={() => setSaid(null)} />
      </label>
      <div>
        <Button type="submit" disabled={isBusy} margin={false}>
          {isBusy ? 'Importing…' : 'Replace the register'}
        </Button>
      </div>
      <div className={styles.report} role="status">
        {said && <p className={said.isProblem ? styles.problem : undefined}>{said.message}</p>}
      </div>
    </form>
  );
}
