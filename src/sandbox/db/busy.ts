import { setTimeout as sleep } from 'node:timers/promises';

const SQLITE_BUSY = 5;
/** The kinds of one error of SQLite differ in the higher bytes of its code. */
const PRIMARY_CODE = 0xff;

/** Wait at the opening of a database that another program holds, such as a backup. */
export const OPENING_WAIT_MS = 5_000;
/**
 * Wait of a statement once the platform is open. It waits in the only thread there is, so that anything longer goes
 * to `whenFree` and to the next round of a timer.
 */
export const STATEMENT_WAIT_MS = 20;
/** Shorter than a page waits for its answer. */
const CALL_WAIT_MS = 20_000;
/** Between two tries, also of work that a timer does once. */
export const BUSY_PAUSE_MS = 100;

/** True for an error of SQLite that says that another program holds the database. */
export const isBusy = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  'errcode' in thrown &&
  typeof thrown.errcode === 'number' &&
  (thrown.errcode & PRIMARY_CODE) === SQLITE_BUSY;

/**
 * Does work that writes; while another program holds the database it is tried again, and everything else goes on meanwhile.
 * The work may be repeated from its beginning, so all it does before it finds the database held must allow that.
 * @throws what the work throws; the error of SQLite after some twenty seconds
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
