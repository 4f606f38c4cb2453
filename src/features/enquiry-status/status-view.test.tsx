import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { StatusView } from './status-model';
import { EnquiryStatusView, type EnquiryStatusViewProps } from './status-view';

const step = (key: 'received' | 'sent' | 'opened' | 'answered', state: 'done' | 'current' | 'ahead') => ({
  key,
  state,
  label: `Label of ${key}`,
  moment: state === 'ahead' ? null : { text: '7 December 2026 at 10:00', iso: '2026-12-07T08:00:00.000Z' },
});

const status: StatusView = {
  reference: 'FC-7K3M-9Q2X',
  kind: 'Quote request',
  steps: [step('received', 'done'), step('sent', 'current'), step('opened', 'ahead'), step('answered', 'ahead')],
  promises: ['Soon'],
  isLate: true,
  isClosed: false,
  second: null,
};

const props: EnquiryStatusViewProps = {
  status,
  dealers: [{ heading: 'Your dealer', name: 'Dealer Sandton', telephone: '011 465 3210' }],
  offers: [{ slug: 'randburg', question: 'May we?', yes: 'Yes, ask Randburg' }],
  action: '/enquiries/FC-7K3M-9Q2X/proof/second-dealer',
  problem: null,
  labels: {
    title: 'Your enquiry',
    reference: 'Reference',
    about: 'About',
    steps: 'Where it is now',
    now: 'Now',
    notYet: 'Not yet',
    answer: 'When',
    telephone: 'Telephone',
    second: 'Another dealer',
    secondLead: 'Near you',
    private: 'Private',
  },
};

it('issue-6 §2: the steps are an ordered list, and the one it is at is marked', () => {
  const html = renderToStaticMarkup(<EnquiryStatusView {...props} />);
  const [steps = ''] = /<ol.*<\/ol>/.exec(html) ?? [];
  const items = steps.split('</li>').slice(0, -1);
  expect(items).toHaveLength(4);
  expect(items.map((item) => item.includes('aria-current="step"'))).toEqual([false, true, false, false]);
  expect(items.map((item) => item.includes('<time dateTime="2026-12-07T08:00:00.000Z">'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(items.map((item) => item.includes('Not yet'))).toEqual([false, false, true, true]);
});

it('issue-6 §2: a second dealer is asked by a form of its own that needs no script', () => {
  const html = renderToStaticMarkup(<EnquiryStatusView {...props} />);
  expect(html).toMatch(/<form[^>]* action="\/enquiries\/FC-7K3M-9Q2X\/proof\/second-dealer" method="post">/);
  expect(html).toContain('<input type="hidden" name="dealer" value="randburg"/>');
  expect(html).toContain('aria-describedby="ask-randburg"');
  expect(renderToStaticMarkup(<EnquiryStatusView {...props} offers={[]} />)).not.toContain('<form');
});
