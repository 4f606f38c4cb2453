'use client';

import { useEffect, useRef } from 'react';
import { fillWords } from '@/i18n/fill-words';
import { Button } from '@/ui/button';
import styles from './address-dialog.module.css';

type AddressDialogProps = {
  labels: { title: string; lead: string; yes: string; no: string };
  /** The address in question; null: nothing is asked. */
  address: string | null;
  onAnswer: (isRight: boolean) => void;
};

/**
 * Asks whether an e-mail address is right, never for marketing (decisions 2). Without a script it stands open in the page
 * and its buttons send the form: `addressConfirmed` says yes, `go` leads back.
 */
export function AddressDialog({ labels, address, onAnswer }: AddressDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const box = dialog.current;
    if (!box || address === null) return;
    box.close();
    box.showModal();
  }, [address]);

  if (address === null) return null;
  const answer = (isRight: boolean) => () => {
    dialog.current?.close();
    onAnswer(isRight);
  };
  return (
    <dialog ref={dialog} open className={styles.dialog} aria-labelledby="address-title" onCancel={answer(false)}>
      <h2 className={styles.title} id="address-title">
        {labels.title}
      </h2>
      <p className={styles.lead}>{fillWords(labels.lead, { address })}</p>
      <div className={styles.ways}>
        <Button
          variant="primary"
          type="submit"
          name="addressConfirmed"
          value="yes"
          onClick={prevented(answer(true))}
          {...focusAtOnce}
        >
          {labels.yes}
        </Button>
        <Button type="submit" name="go" value="edit" onClick={prevented(answer(false))}>
          {labels.no}
        </Button>
      </div>
    </dialog>
  );
}

/** Without a script the page opens at its top, and the question stands at its end. */
const focusAtOnce = { autoFocus: true };

/** Where a script runs, it answers instead of the form. */
function prevented(act: () => void) {
  return (event: { preventDefault: () => void }) => {
    event.preventDefault();
    act();
  };
}
