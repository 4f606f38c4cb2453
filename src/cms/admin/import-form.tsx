'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, useRef, useState } from 'react';
import { type ImportKind, type ImportReport, importFileLimitBytes } from '@/domain/import/import-report';
import styles from './import.module.css';
import { ImportResult } from './import-result';

const kindLabels: Record<ImportKind, string> = { vehicles: 'Vehicle models', dealers: 'Dealers' };

type Progress = 'nothing' | 'checking' | 'importing';

/** Chooses a kind and a file, checks it, and imports what was checked. */
export function ImportForm({ kinds, address }: { kinds: ImportKind[]; address: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [progress, setProgress] = useState<Progress>('nothing');
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const isChecked = report?.outcome === 'checked' || report?.outcome === 'unconfirmed';
  const isWaitingForYes = isChecked && report.priceJumps.length > 0 && !isConfirmed;
  const hasWork = isChecked && report.counts.created + report.counts.changed > 0;

  function forget() {
    setReport(null);
    setProblem(null);
    setIsConfirmed(false);
  }

  async function send(action: 'check' | 'import') {
    if (!form.current) return;
    const body = new FormData(form.current);
    const file = body.get('file');
    if (!(file instanceof File) || file.size === 0) return setProblem('Choose a file first.');
    if (file.size > importFileLimitBytes) return setProblem('The file is larger than 5 MB: divide it.');
    body.set('action', action);
    setProblem(null);
    setProgress(action === 'check' ? 'checking' : 'importing');
    try {
      const response = await fetch(`${address}/${body.get('kind')}`, { method: 'POST', body, credentials: 'include' });
      const answer: ImportReport | { message: string } = await response.json();
      if ('message' in answer) setProblem(answer.message);
      else setReport(answer);
    } catch {
      setProblem('The site did not answer. Check the file again and see what is left to do.');
    } finally {
      setProgress('nothing');
    }
  }

  function check(event: FormEvent) {
    event.preventDefault();
    forget();
    void send('check');
  }

  return (
    <form ref={form} className={styles.form} onSubmit={check} aria-busy={progress !== 'nothing'}>
      <fieldset className={styles.kinds} onChange={forget}>
        <legend>What is in the file</legend>
        {kinds.map((kind, index) => (
          <label key={kind}>
            <input type="radio" name="kind" value={kind} defaultChecked={index === 0} /> {kindLabels[kind]}
          </label>
        ))}
      </fieldset>
      <label className={styles.file}>
        <span>File, CSV or JSON, at most 5 MB</span>
        <input type="file" name="file" accept=".csv,.json,text/csv,application/json" onChange={forget} />
      </label>
      <div>
        <Button
          type="submit"
          disabled={progress !== 'nothing'}
          buttonStyle={hasWork ? 'secondary' : 'primary'}
          margin={false}
        >
          {progress === 'checking' ? 'Checking…' : 'Check'}
        </Button>
      </div>
      <div className={styles.report} role="status">
        {problem && <p className={styles.problem}>{problem}</p>}
        {report && <ImportResult report={report} />}
      </div>
      {isChecked && report.priceJumps.length > 0 && (
        <label className={styles.confirm}>
          <input
            type="checkbox"
            name="acceptsPriceJumps"
            checked={isConfirmed}
            onChange={(event) => setIsConfirmed(event.target.checked)}
          />{' '}
          These prices are right
        </label>
      )}
      {hasWork && (
        <div>
          <Button
            type="button"
            disabled={progress !== 'nothing' || isWaitingForYes}
            onClick={() => void send('import')}
            margin={false}
          >
            {progress === 'importing' ? 'Importing…' : 'Import'}
          </Button>
        </div>
      )}
    </form>
  );
}
