import { describe, expect, it } from 'vitest';
import { toDealerLetter, toVisitorLetter } from './enquiry-letters';

const about = {
  type: 'QUOTE_REQUEST' as const,
  reference: 'FC-7K3M-9Q2X',
  contact: {
    fullName: 'Thandi Mokoena',
    contactNumber: '+27821234567',
    emailAddress: 'thandi@mail.example',
    province: 'Gauteng' as const,
  },
  dealer: { id: 1, name: 'Sandton Motors', telephone: '+27 11 465 3210', email: 'hello@sandton.example' },
  brandName: 'Forecourt',
  locale: 'zu' as const,
  submittedAt: new Date('2026-11-21T09:30:00Z'),
  rows: [
    { label: 'Model', value: 'Hilux 2.8 GD-6 Legend' },
    { label: 'Colour', value: 'Glacier White' },
    { label: 'Price', value: 'R 899 900' },
  ],
};

describe('the dealer’s letter', () => {
  const letter = toDealerLetter(about);

  it('issue-2 §5: is English and holds everything needed to answer, with links to call and to write', () => {
    expect(letter.subject).toBe('Quote request FC-7K3M-9Q2X: Hilux 2.8 GD-6 Legend');
    for (const part of [
      'FC-7K3M-9Q2X',
      'Thandi Mokoena',
      '+27821234567',
      'thandi@mail.example',
      'Gauteng',
      'R 899 900',
    ]) {
      expect(letter.text).toContain(part);
      expect(letter.html).toContain(part);
    }
    expect(letter.html).toContain('href="tel:+27821234567"');
    expect(letter.html).toContain('href="mailto:thandi@mail.example"');
    expect(letter.html).toContain('<html lang="en">');
  });

  it('issue-2 §5: notes the visitor’s language', () => {
    expect(letter.text).toContain('isiZulu: please answer in this language if you can.');
    expect(toDealerLetter({ ...about, locale: 'en' }).text).toContain('Language: English\n');
  });
});

describe('the visitor’s letter', () => {
  it.each([
    ['en', 'Your quote request FC-7K3M-9Q2X', 'Hello Thandi Mokoena'],
    ['af', 'Jou kwotasieversoek FC-7K3M-9Q2X', 'Goeiedag Thandi Mokoena'],
    ['zu', 'Isicelo sakho sekhotheshini FC-7K3M-9Q2X', 'Sawubona Thandi Mokoena'],
  ] as const)(
    'issue-2 §5: %s: reference, what was asked for, the dealer and its number',
    (locale, subject, greeting) => {
      const letter = toVisitorLetter({ ...about, locale });
      expect(letter.subject).toBe(subject);
      expect(letter.html).toContain(`<html lang="${locale}">`);
      for (const part of [
        greeting,
        'FC-7K3M-9Q2X',
        'Hilux 2.8 GD-6 Legend',
        'Glacier White',
        'R 899 900',
        'Sandton Motors',
      ]) {
        expect(letter.text).toContain(part);
      }
      expect(letter.html).toContain('href="tel:+27114653210"');
    },
  );

  it('issue-2 §5: carries no words of a stranger to somebody else’s mailbox', () => {
    const contact = { ...about.contact, fullName: 'You won. Visit evil.example (now)' };
    const letter = toVisitorLetter({ ...about, contact, locale: 'en' });
    expect(letter.text).not.toContain('evil');
    expect(letter.text).toMatch(/^Hello\n/);
  });

  it('T-041: leaves out what somebody wrote into a field or a link, which the dealer’s letter has', () => {
    const rows = [...about.rows, { label: 'Business', value: 'You won Ltd', isOwnWords: true }];
    expect(toVisitorLetter({ ...about, rows }).html).not.toContain('You won');
    expect(toDealerLetter({ ...about, rows }).html).toContain('You won Ltd');
  });
});

it('issue-2 §8: values are escaped and cannot add a line to a header or a field', () => {
  const contact = { ...about.contact, fullName: '<img src=x onerror=alert(1)>\r\nBcc: x@y.example' };
  const rows = [{ label: 'Model', value: 'Hilux\r\nBcc: x@y.example' }];
  const letter = toDealerLetter({ ...about, contact, rows });
  expect(letter.html).not.toContain('<img');
  expect(letter.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(letter.subject).not.toMatch(/[\r\n]/);
  expect(letter.text).not.toMatch(/^Bcc:/m);
});
