import type { Database } from './database.ts';

/** The connection is gone, not the data: iOS and "clear site data" close connections, and a new one works. */
const isClosed = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'InvalidStateError';

/** One connection, opened on first use and opened again once it turns out to be closed. Rejects for each refused operation. */
export function reopening(open: () => Promise<Database>) {
  let opened: Promise<Database> | null = null;
  const connection = () => {
    opened ??= open();
    return opened;
  };
  return async <Result>(operate: (database: Database) => Promise<Result>): Promise<Result> => {
    const first = connection();
    try {
      return await operate(await first);
    } catch (thrown) {
      // Opening failed: it stays so, and every later operation is refused without another try.
      await first;
      if (!isClosed(thrown)) throw thrown;
      if (opened === first) opened = null;
      return operate(await connection());
    }
  };
}
