import { setTimeout as sleep } from 'node:timers/promises';

const SQLITE_BUSY = 5;
/** The kinds of one error of SQLite differ in the higher bytes of its code. */
const PRIMARY_CODE = 0xff;

/** Time limit for opening a database that another program has locked, such as a backup, ms. */
export const OPENING_WAIT_MS = 5_000;
/**
 * Time limit of a statement once the platform is open, ms. It blocks the only thread, so anything longer goes to `whenFree`
 * and to the next round of a timer.
 */
export const STATEMENT_WAIT_MS = 20;
/** Shorter than a page waits for its answer. */
const CALL_WAIT_MS = 20_000;
/** Between two tries, also of work that a timer does once. */
export const BUSY_PAUSE_MS = 100;

/** Reports whether an error of SQLite means that another program has locked the database. */
export const isBusy = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  'errcode' in thrown &&
  typeof thrown.errcode === 'number' &&
  (thrown.errcode & PRIMARY_CODE) === SQLITE_BUSY;

/**
 * Runs work that writes; while another program locks the database it is retried, and all else continues meanwhile. The work
 * may be repeated from its beginning, so everything before the locked statement must allow that.
 * @throws errors of the work; the error of SQLite after some twenty seconds
 */
export async function whenFree<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  for (let waitedMs = 0; ; waitedMs += BUSY_PAUSE_MS) {
    try {
      return await work();
    } catch (thrown) {
      if (!isBusy(thrown) || waitedMs >= CALL_WAIT_MS) throw thrown;
    }
    await sleep(BUSY_PAUSE_MS);
  }
}
