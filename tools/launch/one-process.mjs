import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 500;
/** Age from which a lock without the id of a process is that of one killed while it wrote it. */
const UNSIGNED_MS = 5_000;

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {string} lock */
function isAbandoned(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    return holder > 0 ? !isAlive(holder) : Date.now() - statSync(lock).mtimeMs > UNSIGNED_MS;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Takes a lock unless a running process holds it; the lock of an ended process is removed, to be taken at the next try.
 * @param {string} lock
 */
function take(lock) {
  mkdirSync(dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/**
 * Does work that is not done yet, in one process at a time: others wait for it, and find it done.
 * @param {string} lock path of the file that the process at work holds
 * @param {{ isDone: () => boolean, work: () => Promise<void>, onWait: () => void }} task
 * @throws {Error} of the work, or of the file system
 */
export async function inOneProcess(lock, { isDone, work, onWait }) {
  if (isDone()) return;
  for (let waits = 0; !take(lock); waits++) {
    if (waits === 0) onWait();
    await sleep(LOOK_AGAIN_MS);
  }
  try {
    if (!isDone()) await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
