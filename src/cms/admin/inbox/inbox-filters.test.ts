import { expect, it } from 'vitest';
import { readInboxFilters, toInboxQuery } from './inbox-filters';

it('issue-6 §2: filters stand in the address and are read back from it', () => {
  const filters = {
    state: 'late',
    type: 'QUOTE_REQUEST',
    dealerId: 7,
    assignee: 'nobody',
    text: 'FC-7K3M & Nkosi',
    page: 3,
  } as const;
  const query = Object.fromEntries(new URLSearchParams(toInboxQuery(filters, 3)));
  expect(readInboxFilters(query)).toEqual(filters);
  expect(toInboxQuery(readInboxFilters({}), 1)).toBe('');
});

it('issue-6 §2: what the address says wrongly counts as not said', () => {
  const wrong = { state: 'gone', type: "'; DROP", dealer: '-1', assignee: '1e9', page: '0', q: ['', 'x'] };
  expect(readInboxFilters(wrong)).toEqual(readInboxFilters({}));
});
