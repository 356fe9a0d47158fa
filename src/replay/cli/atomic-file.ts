import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Errors of the file system as text, by code. */
const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk may only be read',
  EACCES: 'it may not be written there',
  EPERM: 'it may not be written there',
  EISDIR: 'there is a folder of that name',
  ENOTDIR: 'its folder is a file',
  EMFILE: 'too many files are open',
  EIO: 'the disk does not answer',
};

/** The text of a file system error, or null for any other error. */
export function fileErrorText(thrown: unknown): string | null {
  const code: unknown = thrown instanceof Error ? Reflect.get(thrown, 'code') : null;
  return typeof code === 'string' ? (FILE_ERRORS[code] ?? null) : null;
}

/** Distinguishes the incomplete files of this process from those of others with the same path. */
const WRITER = randomBytes(4).toString('hex');
let writes = 0;

/** The path under which a file is written until it is complete; one writer of a process at a time. */
export const partialPath = (path: string): string => `${path}.${WRITER}.part`;

/** Moves a complete file to its own path. */
export const commitFile = (path: string): Promise<void> => rename(partialPath(path), path);

/** Removes the incomplete file, if there is one. */
export const discardPartial = (path: string): Promise<void> => rm(partialPath(path), { force: true });

/** Writes a complete file or none: under another path first, so that a full disk leaves no partial file. @throws errors of the file system. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  writes += 1;
  const partial = `${path}.${WRITER}-${writes}.part`;
  try {
    await writeFile(partial, text);
    await rename(partial, path);
  } catch (thrown) {
    await rm(partial, { force: true });
    throw thrown;
  }
}
