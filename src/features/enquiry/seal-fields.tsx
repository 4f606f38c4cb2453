import type { FormSeal } from './form-types';
import { honeypot } from './honeypot';

/** What every form sends unseen: its seal, and a field that only a script fills in. */
export function SealFields({ seal }: { seal: FormSeal }) {
  return (
    <>
      <input type="hidden" name="key" value={seal.key} />
      <input type="hidden" name="token" value={seal.token} />
      <div {...honeypot.box}>
        <input {...honeypot.input} />
      </div>
    </>
  );
}
