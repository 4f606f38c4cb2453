import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import type { ConsentReceipt } from '@/queries/consents';
import { ReceiptPage } from './receipt-page';

const receipt: ConsentReceipt = {
  code: 'c0de',
  person: { fullName: 'Thandi Mokoena', emailAddress: 'thandi@mail.example', contactNumber: null },
  divisions: ['TFS', 'unheard-of'],
  channels: ['Call'],
  wording: 'Ngiyavuma ukuthola izindaba.',
  locale: 'zu',
  source: 'special-offer',
  givenAt: new Date('2026-11-22T10:00:00Z'),
  withdrawnAt: null,
};

const path = '/consents/c0de/proof';

describe('the page of a consent’s receipt', () => {
  it('issue-6 §4: shows the wording in its own language, whatever language the page is in', () => {
    for (const locale of locales) {
      const html = renderToStaticMarkup(<ReceiptPage locale={locale} path={path} receipt={receipt} />);
      expect(html).toMatch(/<blockquote[^>]* lang="zu">Ngiyavuma ukuthola izindaba\.<\/blockquote>/);
      expect(html).toContain('Thandi Mokoena');
      expect(html).toContain('unheard-of');
    }
  });

  it('issue-6 §4: withdraws by one form without anything to fill in, and downloads', () => {
    const html = renderToStaticMarkup(<ReceiptPage locale="af" path={path} receipt={receipt} />);
    expect(html).toContain(`<form action="/af${path}/withdraw" method="post">`);
    expect(html).not.toContain('<input');
    expect(html).toContain(`href="/af${path}/receipt.txt"`);
  });

  it('issue-6 §4: once withdrawn it says when, and offers no withdrawal', () => {
    const withdrawn = { ...receipt, withdrawnAt: new Date('2026-11-23T06:30:00Z') };
    const html = renderToStaticMarkup(<ReceiptPage locale="en" path={path} receipt={withdrawn} />);
    expect(html).toContain('You withdrew this consent on 23 November 2026 at 08:30');
    expect(html).not.toContain('<form');
  });

  it('issue-6 §4: says that a withdrawal could not be stored, and offers it again', () => {
    const html = renderToStaticMarkup(<ReceiptPage locale="af" path={path} receipt={receipt} isUnavailable />);
    expect(html).toMatch(/role="alert".*Dit kon nie nou gestoor word nie/);
    expect(html).toContain(`action="/af${path}/withdraw"`);
  });
});
