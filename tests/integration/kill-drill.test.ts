import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRows, sql } from '@/cms/atomic-write';
import { createOutboxWorker } from '@/commands/outbox/outbox-worker';
import { createSmtpTransport } from '@/integrations/mail/smtp-transport';
import { openCms } from './database';
import { createMarket, readOutbox } from './enquiry-market';
import { headerOf, startMailServer } from './mail-server';

const kills = 10;
const clients = 6;
const hourMs = 60 * 60 * 1_000;

let cms: Payload;
let server: Awaited<ReturnType<typeof startMailServer>>;
const started: ChildProcess[] = [];
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  server = await startMailServer();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await server.close();
});

/** A process that is ready to work. One that ends before it has said so is started again. */
async function start(startsLeft = 3): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/integration/kill-drill-process.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, SMTP_URL: server.url },
  });
  child.setMaxListeners(50);
  started.push(child);
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])]);
  if (message) return child;
  if (startsLeft <= 1) throw new Error('The process did not start.');
  return start(startsLeft - 1);
}

/** The reference that the process answers, or null when it dies first. */
function ask(child: ChildProcess, idempotencyKey: string): Promise<string | null> {
  return new Promise((resolve) => {
    const onMessage = (answer: { idempotencyKey?: string; reference?: string | null }) => {
      if (answer.idempotencyKey === idempotencyKey) end(answer.reference ?? null);
    };
    const onExit = () => end(null);
    const end = (reference: string | null) => {
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(reference);
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    if (child.exitCode !== null || child.signalCode !== null) return end(null);
    child.send({ idempotencyKey }, (error) => error && end(null));
  });
}

type Round = { child: ChildProcess; replacement: Promise<ChildProcess>; onAnswer: () => void };

/** Sends one enquiry, again under its key while nobody answers. */
async function visit({ child, replacement, onAnswer }: Round, accepted: Map<string, string>) {
  const key = randomUUID();
  const reference = (await ask(child, key)) ?? (await ask(await replacement, key));
  if (reference === null) throw new Error('The enquiry was refused.');
  accepted.set(key, reference);
  onAnswer();
}

/** One message in ten is refused for now: at its sender, or after its content. */
function makeFaulty() {
  let count = 0;
  server.behaviour.onSender = () => {
    count += 1;
    return count % 20 === 0 ? '451 4.3.0 faulty' : null;
  };
  server.behaviour.onContent = () => (count % 20 === 10 ? '451 4.3.0 faulty' : null);
}

/** Messages that a process had in hand when it died. */
async function readInHand(): Promise<string[]> {
  return (await readOutbox(cms)).filter(({ status }) => status === 'leased').map(({ message_id }) => message_id);
}

/**
 * Six clients send, and the process is killed: in turn while the server holds a message that it has not confirmed yet,
 * and when the first of them has its answer.
 */
async function killOnce(child: ChildProcess, kill: number, accepted: Map<string, string>) {
  const spare = await start();
  let strike = () => {};
  const struck = new Promise<void>((resolve) => {
    strike = () => {
      child.kill('SIGKILL');
      resolve();
    };
  });
  const ended = once(child, 'exit');
  const inHand = struck.then(() => ended).then(readInHand);
  const replacement = inHand.then(() => {
    spare.send({ work: true });
    return spare;
  });
  server.behaviour.onMessage = kill % 2 === 0 ? () => strike() : () => {};
  const round = { child, replacement, onAnswer: kill % 2 === 0 ? () => {} : () => strike() };
  await Promise.all(Array.from({ length: clients }, () => visit(round, accepted)));
  return { spare: await replacement, inHand: await inHand };
}

/** Sends what is left when the leases of the dead have run out. */
async function drain() {
  let clockMs = Date.now();
  const transport = createSmtpTransport(server.url);
  const worker = createOutboxWorker({ payload: cms, transport, timeScale: 1, now: () => new Date(clockMs) });
  for (let hour = 0; hour < 12; hour += 1) {
    clockMs += hourMs;
    await worker.sendDue();
  }
}

it('issue-6 §6: ten times killed, every accepted enquiry is there once and mailed; only what was in flight is doubled', async () => {
  makeFaulty();
  const accepted = new Map<string, string>();
  const inFlight = new Set<string>();
  let child = await start();
  child.send({ work: true });
  for (let kill = 0; kill < kills; kill += 1) {
    const { spare, inHand } = await killOnce(child, kill, accepted);
    for (const messageId of inHand) inFlight.add(messageId);
    child = spare;
  }
  server.behaviour.onMessage = () => {};
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  for (const messageId of await readInHand()) inFlight.add(messageId);
  await drain();

  const enquiries = await readRows(cms, sql`SELECT id, reference, idempotency_key FROM enquiries`);
  expect(accepted.size).toBe(kills * clients);
  expect(new Map(enquiries.map((row) => [row.idempotency_key, row.reference]))).toEqual(accepted);
  expect(enquiries).toHaveLength(accepted.size);

  const outbox = await readOutbox(cms);
  expect(outbox.filter(({ status }) => status !== 'sent')).toEqual([]);
  expect(outbox.map(({ enquiry_id, kind }) => `${enquiry_id} ${kind}`).sort()).toEqual(
    enquiries.flatMap(({ id }) => [`${id} dealer`, `${id} visitor`]).sort(),
  );
  const times = new Map<string, number>();
  for (const mail of server.received) {
    const messageId = headerOf(mail, 'Message-ID') ?? '';
    times.set(messageId, (times.get(messageId) ?? 0) + 1);
  }
  expect([...times.keys()].sort()).toEqual(outbox.map(({ message_id }) => message_id).sort());
  const doubled = [...times].filter(([, count]) => count > 1).map(([messageId]) => messageId);
  expect(doubled.filter((messageId) => !inFlight.has(messageId))).toEqual([]);
  // The drill has met what it is about.
  expect(inFlight.size).toBeGreaterThan(0);
}, 600_000);
