import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getEnv } from './env';

/** A file under `DATA_DIR/private/{folder}`, by the random name that we gave it. */
export type PrivateFile = { folder: string; fileName: string };

/** Where bytes lie while they arrive; what is found here belongs to a request, or to one that was cut off. */
const incomingFolder = 'incoming';

/** A new empty file, readable by this user only; its writer closes it and removes it with `removePrivateFile`. */
export async function openIncomingFile(): Promise<{ file: PrivateFile; handle: FileHandle }> {
  await mkdir(folderPath(incomingFolder), { recursive: true, mode: 0o700 });
  const file = { folder: incomingFolder, fileName: `${randomName()}.part` };
  return { file, handle: await open(pathOf(file), 'wx', 0o600) };
}

/**
 * Keeps bytes under a new random name with the given extension. It is on the disk, whole, when this returns; when it
 * throws (full, not writable), nothing is left.
 */
export async function writePrivateFile(folder: string, extension: string, bytes: Uint8Array): Promise<PrivateFile> {
  await mkdir(folderPath(folder), { recursive: true, mode: 0o700 });
  const name = randomName();
  const unfinished = { folder, fileName: `${name}.part` };
  const file = { folder, fileName: `${name}.${extension}` };
  try {
    await writeWhole(pathOf(unfinished), bytes);
    await rename(pathOf(unfinished), pathOf(file));
    await syncFolder(folder);
    return file;
  } catch (error) {
    await Promise.all([removePrivateFile(unfinished), removePrivateFile(file)]);
    throw error;
  }
}

/** Null when there is no such file. */
export async function readPrivateFile(file: PrivateFile): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(pathOf(file)));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** One that is gone already is no error. */
export async function removePrivateFile(file: PrivateFile): Promise<void> {
  await rm(pathOf(file), { force: true });
}

/** The files of some folders that were last written before a moment; those that never became whole are among them. */
export async function listPrivateFiles(folders: readonly string[], writtenBefore: Date): Promise<PrivateFile[]> {
  const found = await Promise.all(
    [...folders, incomingFolder].map(async (folder) => {
      const files = (await namesIn(folder)).map((fileName) => ({ folder, fileName }));
      const ages = await Promise.all(files.map((file) => stat(pathOf(file)).catch(() => null)));
      return files.filter((_, index) => (ages[index]?.mtimeMs ?? Number.POSITIVE_INFINITY) < writtenBefore.getTime());
    }),
  );
  return found.flat();
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folderPath(folder))).filter((name) => storedName.test(name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function folderPath(folder: string): string {
  return join(getEnv().dataDir, 'private', folder);
}

/** Names are ours; one that could lead elsewhere is a fault of the program. */
function pathOf({ folder, fileName }: PrivateFile): string {
  if (!/^[a-z-]+$/.test(folder) || !storedName.test(fileName)) throw new Error('not the name of a private file');
  return join(folderPath(folder), fileName);
}

const storedName = /^[0-9a-f]{32}\.[a-z]+$/;

/** 128 bits that nobody guesses. */
function randomName(): string {
  return randomBytes(16).toString('hex');
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The name, too, must outlive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folderPath(folder), 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
