import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { getEnv } from '@/lib/env';
import { auditVerify } from './admin/audit-verify';
import { backup } from './admin/backup';
import { createAdmin } from './admin/create-admin';
import { erase } from './admin/erase';
import { importFile } from './admin/import';
import { restore } from './admin/restore';
import { openCms } from './open-cms';
import { Refusal, runScript } from './steps.mjs';

const usage = `npm run admin -- create-admin <email> [--ask]   makes an administrator; --ask reads the password from the keyboard
npm run admin -- backup <file.tar>              the database at one moment and every file, while the site runs
npm run admin -- restore <file.tar> [--force]   puts a backup in place; the site must be stopped
npm run admin -- import vehicles|dealers <file> [--dry-run] [--accept-price-jumps]
                                                makes or changes records from a CSV or JSON file
npm run admin -- erase <email> [--dry-run]      removes a person everywhere; --number <number> finds them by their number
npm run admin -- audit-verify                   says whether the audit is whole`;

type Command = (subject: string, flags: ReadonlySet<string>, object: string | undefined) => Promise<string>;

const commands: Record<string, Command> = {
  'create-admin': async (subject, flags) => {
    const password = flags.has('--ask') ? await ask('Password: ') : undefined;
    const { email, password: chosen } = await createAdmin(await openCms(), { email: subject, password });
    return password ? `${email} may sign in.` : `${email} may sign in with  ${chosen}`;
  },
  backup: async (subject) => {
    const { file, rows, tables } = await backup(getEnv(), subject);
    return `${file}: ${rows} rows of ${tables} tables, and the files of DATA_DIR.`;
  },
  restore: async (subject, flags) => {
    const { createdAt } = await restore(getEnv(), subject, { isForced: flags.has('--force') });
    return `Restored the state of ${createdAt}. Start the site again.`;
  },
  import: (kind, flags, path) =>
    importFile(openCms, {
      kind,
      path,
      dataDir: getEnv().dataDir,
      isDryRun: flags.has('--dry-run'),
      acceptsPriceJumps: flags.has('--accept-price-jumps'),
    }),
  erase: (subject, flags) =>
    erase(openCms, { subject, byNumber: flags.has('--number'), isDryRun: flags.has('--dry-run') }),
  'audit-verify': async () => auditVerify(await openCms()),
};

/** Commands that are about everything. */
const withoutSubject = ['audit-verify'];

await runScript(async () => {
  const [name = '', ...rest] = process.argv.slice(2);
  const flags = new Set(rest.filter((argument) => argument.startsWith('--')));
  const [subject = '', object] = rest.filter((argument) => !argument.startsWith('--'));
  const command = commands[name];
  if (!command || (!subject && !withoutSubject.includes(name))) throw new Refusal(usage);
  console.log(await command(subject, flags, object));
});
process.exit();

/** Reads a line from the keyboard without showing it. */
function ask(question: string) {
  process.stdout.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: process.stdin.isTTY });
  return new Promise<string>((resolve) => {
    lines.once('line', (line) => {
      process.stdout.write('\n');
      lines.close();
      resolve(line);
    });
  });
}
