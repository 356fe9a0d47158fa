import { boundedMs } from '#timing/wait.ts';
import type { Database } from './database.ts';

/**
 * Reports whether the connection is closed, not the data lost: iOS and "clear site data" close connections, and a new one
 * works.
 */
const isClosed = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'InvalidStateError';

/**
 * Time limit of a database operation, ms: an open database responds in milliseconds; a silent one waits for a page that is
 * gone.
 */
const DATABASE_ANSWERS_MS = 2_000;
const isSilent = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'TimeoutError';

/** Errors by which browsers report that a page gets no database at all: private windows, blocked storage. */
const NO_DATABASE = new Set(['SecurityError', 'InvalidStateError', 'NotSupportedError']);
const meansNone = (thrown: unknown) => !(thrown instanceof DOMException) || NO_DATABASE.has(thrown.name);

/** Number of attempts to open that fail with a temporary error. */
const OPENINGS = 3;

/** @throws DOMException TimeoutError when no response arrives in time */
async function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), boundedMs(ms));
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** A connection that is opened when it is needed. */
export type Reopening = {
  /** Rejects for each refused operation. */
  operate<Result>(operation: (database: Database) => Promise<Result>): Promise<Result>;
  /** Reports whether the browser gives this page no database: it can contain nothing. False while that is unknown. */
  isMissing(): boolean;
  /** Reports whether no later operation can succeed. */
  isAbandoned(): boolean;
};

/**
 * Provides one connection, opened on first use and reopened once it turns out to be closed, or silent: in WebKit a page
 * that was left in the middle of a transaction may block its database. A database that stays silent is given up for this
 * core, so that nothing is written when it responds at last.
 * @param opensMs time limit for opening, ms: cold phones and browsers that compact need seconds
 */
export function reopening(open: () => Promise<Database>, opensMs: number): Reopening {
  let opened: Promise<Database> | null = null;
  let wasOpen = false;
  let missing = false;
  let abandoned = false;
  let refusals = 0;
  const connect = async () => {
    try {
      const database = await inTime(open(), opensMs);
      wasOpen = true;
      return database;
    } catch (thrown) {
      missing = !wasOpen && meansNone(thrown);
      refusals += 1;
      abandoned = isSilent(thrown) || refusals === OPENINGS;
      if (!missing && !abandoned) opened = null;
      throw thrown;
    }
  };
  const connection = () => {
    opened ??= connect();
    return opened;
  };
  const abandon = (thrown: unknown) => {
    abandoned = true;
    opened = Promise.reject(thrown);
    opened.catch(() => undefined);
  };
  const again = async <Result>(operation: (database: Database) => Promise<Result>): Promise<Result> => {
    try {
      return await inTime(operation(await connection()), DATABASE_ANSWERS_MS);
    } catch (thrown) {
      if (isSilent(thrown)) abandon(thrown);
      throw thrown;
    }
  };
  const operate = async <Result>(operation: (database: Database) => Promise<Result>): Promise<Result> => {
    const first = connection();
    try {
      return await inTime(operation(await first), DATABASE_ANSWERS_MS);
    } catch (thrown) {
      // Opening failed: there is no connection to replace.
      await first;
      if (!isClosed(thrown) && !isSilent(thrown)) throw thrown;
      if (opened === first) opened = null;
      return again(operation);
    }
  };
  return { operate, isMissing: () => missing, isAbandoned: () => missing || abandoned };
}
