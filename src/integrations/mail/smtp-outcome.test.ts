import { describe, expect, it } from 'vitest';
import { type SmtpStage, toOutcome } from './smtp-outcome';

const sales = 'sales@sandton.example';
const manager = 'manager@sandton.example';

const refusedBy = (command: string, response: string) => ({
  code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

const refusedTo = (...refusals: [recipient: string, response: string][]) => ({
  code: 'EENVELOPE',
  rejected: refusals.map(([recipient]) => recipient),
  rejectedErrors: refusals.map(([recipient, response]) => ({ ...refusedBy('RCPT TO', response), recipient })),
});

const fail = (raw: unknown, stage: SmtpStage = 'sending') =>
  toOutcome({ deliverTo: [sales], stage, raw, isTaken: false }).refusal;

describe('what became of an attempt', () => {
  it.each([
    '550 5.1.1 no such user',
    '550 no such user',
    '551 moved',
    '553 5.1.3 bad',
    '550 5.7.1 blocked',
    '550 5.4.1 denied',
  ])('issue-6 §2: "%s" to a recipient is for good', (response) => {
    const outcome = toOutcome({
      deliverTo: [sales],
      stage: 'sending',
      raw: refusedTo([sales, response]),
      isTaken: false,
    });
    expect(outcome).toMatchObject({ accepted: [], refusedForGood: [sales], refusal: { reach: 'final' } });
  });

  it.each(['450 4.2.1 busy', '451 4.7.1 greylisted', '552 5.2.2 mailbox full', '552 full', '550 5.3.0 trouble within'])(
    'issue-6 §2: "%s" to a recipient is tried again',
    (response) => {
      const outcome = toOutcome({
        deliverTo: [sales],
        stage: 'sending',
        raw: refusedTo([sales, response]),
        isTaken: false,
      });
      expect(outcome).toMatchObject({ refusedForGood: [], refusal: { reach: 'later' } });
    },
  );

  it('issue-6 §2: each recipient counts for itself', () => {
    const raw = refusedTo([sales, '550 5.1.1 unknown'], [manager, '450 4.2.1 busy']);
    expect(toOutcome({ deliverTo: [sales, manager], stage: 'sending', raw, isTaken: false })).toEqual({
      accepted: [],
      refusedForGood: [sales],
      refusal: { error: 'EENVELOPE 450 4.2.1', reach: 'later' },
    });
    const oneTaken = refusedTo([sales, '550 5.1.1 unknown']);
    expect(toOutcome({ deliverTo: [sales, manager], stage: 'sending', raw: oneTaken, isTaken: true })).toEqual({
      accepted: [manager],
      refusedForGood: [sales],
      refusal: { error: 'EENVELOPE 550 5.1.1', reach: 'final' },
    });
  });

  it('issue-6 §2: a message that the server refuses is dead at once, one that it cannot take now is not', () => {
    expect(fail(refusedBy('DATA', '554 5.6.0 malformed'))?.reach).toBe('final');
    expect(fail(refusedBy('DATA', '554 5.7.1 looks like spam'))?.reach).toBe('final');
    expect(fail(refusedBy('DATA', '552 5.3.4 too large'))?.reach).toBe('final');
    expect(fail(refusedBy('MAIL FROM', '552 5.3.4 too large'))?.reach).toBe('final');
    expect(fail(refusedBy('DATA', '451 4.3.0 later'))?.reach).toBe('later');
    expect(fail(refusedBy('DATA', '552 5.2.2 mailbox full'))?.reach).toBe('later');
  });

  it('issue-6 §2: a message that cannot be composed is dead, and no server was asked', () => {
    expect(fail({ code: 'EMESSAGE' }, 'composing')).toEqual({ error: 'EMESSAGE', reach: 'unmade' });
  });

  it('issue-6 §2: no connection, no login and a refused sender stand in the way of every message', () => {
    expect(fail({ code: 'ESOCKET', command: 'CONN' }, 'connecting')?.reach).toBe('queue');
    expect(fail({ code: 'ETLS', command: 'STARTTLS' }, 'connecting')?.reach).toBe('queue');
    expect(fail({ ...refusedBy('CONN', '554 5.7.1 go away'), code: 'EPROTOCOL' }, 'connecting')?.reach).toBe('queue');
    expect(fail({ code: 'EABORT' }, 'connecting')?.reach).toBe('queue');
    expect(fail({ ...refusedBy('AUTH LOGIN', '535 5.7.8 wrong'), code: 'EAUTH' }, 'logging in')).toEqual({
      error: 'EAUTH 535 5.7.8',
      reach: 'queue',
    });
    expect(fail(refusedBy('MAIL FROM', '553 5.7.1 not your address'))?.reach).toBe('queue');
    expect(fail(refusedBy('MAIL FROM', '530 5.7.0 log in first'))?.reach).toBe('queue');
    expect(fail(refusedTo([sales, '530 5.7.0 log in first']))?.reach).toBe('queue');
  });

  it('issue-6 §2: a connection lost over one message, and a server that is slow with it, concern that message alone', () => {
    expect(fail({ code: 'ECONNECTION', command: 'CONN' })?.reach).toBe('later');
    expect(fail({ code: 'EABORT' })?.reach).toBe('later');
    expect(fail({ code: 'ETIMEDOUT', command: 'CONN' })?.reach).toBe('later');
    expect(fail(refusedBy('MAIL FROM', '450 4.7.1 too many'))?.reach).toBe('later');
  });
});
