import { enquiryStates } from '@/domain/enquiry/enquiry-progress';
import { toEnquiryKind } from '@/i18n/enquiry-kind';
import type { InboxFilters } from './inbox-filters';
import type { InboxPerson } from './inbox-person';
import type { readChoices } from './inbox-records';
import { stateNames } from './inbox-state';
import styles from './inbox-view.module.css';

type Choice = { value: string | number; label: string };

/** Narrows the list; a form that the address holds, so that it can be kept and sent on. */
export function InboxFilterForm({
  home,
  filters,
  choices,
  person,
}: {
  home: string;
  filters: InboxFilters;
  choices: Awaited<ReturnType<typeof readChoices>>;
  person: InboxPerson;
}) {
  const toChoice = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });
  const { state, type, dealerId, assignee } = filters;
  return (
    <form className={styles.filters} action={home} method="get">
      <div className={styles.line}>
        <label className={styles.filter}>
          <span>Reference, name, number or address</span>
          <input type="search" name="q" defaultValue={filters.text} maxLength={100} />
        </label>
        <button type="submit" className={styles.button}>
          Show
        </button>
      </div>
      <details open={Boolean(state || type || dealerId || assignee)}>
        <summary>Filters</summary>
        <div className={styles.choices}>
          <Select
            name="state"
            label="State"
            chosen={state}
            choices={enquiryStates.map((one) => ({ value: one, label: stateNames[one] }))}
          />
          <Select
            name="type"
            label="Kind"
            chosen={type}
            choices={choices.types.map((one) => ({ value: one, label: toEnquiryKind('en', one) }))}
          />
          {person.dealerId === null && (
            <Select name="dealer" label="Dealer" chosen={dealerId} choices={choices.dealers.map(toChoice)} />
          )}
          <Select
            name="assignee"
            label="Given to"
            chosen={assignee}
            choices={[{ value: 'nobody', label: 'Nobody' }, ...choices.assignees.map(toChoice)]}
          />
        </div>
        <a href={home}>Clear</a>
      </details>
    </form>
  );
}

type SelectProps = { name: string; label: string; chosen: string | number | null; choices: Choice[] };

function Select({ name, label, chosen, choices }: SelectProps) {
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">All</option>
        {choices.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
