/**
 * Makes changes of switches one after the other for each key, so that the platform gets them in the order of the presses.
 * @returns what makes a change: it is in `shown` under its key until the last one of that key has ended
 * @throws what `doing` throws
 */
export function createOrderedChanges() {
  const newest = new Map<string, Promise<unknown>>();
  return async (
    shown: Record<string, boolean>,
    key: string,
    on: boolean,
    doing: () => Promise<unknown>,
  ): Promise<void> => {
    shown[key] = on;
    const before = newest.get(key);
    const turn = (async () => {
      // Its own caller shows the failure of an earlier change.
      await before?.catch(() => undefined);
      await doing();
    })();
    newest.set(key, turn);
    try {
      await turn;
    } finally {
      if (newest.get(key) === turn) {
        newest.delete(key);
        delete shown[key];
      }
    }
  };
}
