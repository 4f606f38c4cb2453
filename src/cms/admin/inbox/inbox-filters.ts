import { type EnquiryState, enquiryStates } from '@/domain/enquiry/enquiry-progress';

/** What the inbox's list is asked for, all of it in the address; null where nothing was chosen. */
export type InboxFilters = {
  state: EnquiryState | null;
  type: string | null;
  dealerId: number | null;
  /** Somebody's id, or nobody. */
  assignee: number | 'nobody' | null;
  /** Part of a reference, a name, a number or an address. */
  text: string;
  /** From 1 on. */
  page: number;
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the address; what it says wrongly counts as not said. */
export function readInboxFilters(query: Query): InboxFilters {
  const read = (name: string) => String([query[name] ?? ''].flat()[0] ?? '').trim();
  const assignee = read('assignee');
  return {
    state: enquiryStates.find((state) => state === read('state')) ?? null,
    type: /^[A-Z_]{2,60}$/.test(read('type')) ? read('type') : null,
    dealerId: toId(read('dealer')),
    assignee: assignee === 'nobody' ? 'nobody' : toId(assignee),
    text: read('q').slice(0, 100),
    page: toId(read('page')) ?? 1,
  };
}

/** The list's address with these filters, from another page of it on. */
export function toInboxQuery({ state, type, dealerId, assignee, text }: InboxFilters, page: number): string {
  const query = new URLSearchParams();
  const chosen = { state, type, dealer: dealerId, assignee, q: text, page: page > 1 ? page : null };
  for (const [name, value] of Object.entries(chosen)) if (value) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

function toId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
