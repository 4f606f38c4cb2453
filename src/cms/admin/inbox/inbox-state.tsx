import type { EnquiryState } from '@/domain/enquiry/enquiry-progress';
import styles from './inbox-view.module.css';

export const stateNames: Record<EnquiryState, string> = {
  new: 'New',
  opened: 'Opened',
  late: 'Late',
  answering: 'Answer on its way',
  answered: 'Answered',
  closed: 'Closed',
};

/** How far an enquiry has come, in a word. */
export function InboxState({ state }: { state: EnquiryState }) {
  return (
    <span className={styles.state} data-state={state}>
      {stateNames[state]}
    </span>
  );
}
