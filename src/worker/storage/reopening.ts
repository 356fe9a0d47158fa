import type { Database } from './database.ts';

/** The connection is gone, not the data: iOS and "clear site data" close connections, and a new one works. */
const isClosed = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'InvalidStateError';

/** A database answers in milliseconds; one that is silent for so long waits for a page that is no more. */
const DATABASE_ANSWERS_MS = 2_000;
const isSilent = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'TimeoutError';

/** @throws DOMException TimeoutError when no answer comes in time */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), DATABASE_ANSWERS_MS);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * One connection, opened on first use and opened again once it turns out to be closed, or silent: in WebKit a page that was
 * left in the middle of a transaction may hold up its database. A database that stays silent is given up for this core, so
 * that nothing of it is written when it is heard of at last. Rejects for each refused operation.
 */
export function reopening(open: () => Promise<Database>) {
  let opened: Promise<Database> | null = null;
  const connection = () => {
    opened ??= inTime(open());
    return opened;
  };
  const again = async <Result>(operate: (database: Database) => Promise<Result>): Promise<Result> => {
    try {
      return await inTime(operate(await connection()));
    } catch (thrown) {
      if (isSilent(thrown)) {
        opened = Promise.reject(thrown);
        opened.catch(() => undefined);
      }
      throw thrown;
    }
  };
  return async <Result>(operate: (database: Database) => Promise<Result>): Promise<Result> => {
    const first = connection();
    try {
      return await inTime(operate(await first));
    } catch (thrown) {
      // Opening failed: it stays so, and every later operation is refused without another try.
      await first;
      if (!isClosed(thrown) && !isSilent(thrown)) throw thrown;
      if (opened === first) opened = null;
      return again(operate);
    }
  };
}
