/** Watchers of a shared value. */
export type Watchers = {
  /** The `subscribe` of `useSyncExternalStore`. */
  watch(listener: () => void): () => void;
  /** Notifies the watchers of a new value. */
  notify(): void;
  isWatched(): boolean;
};

type Life = {
  /** Runs at the start of each watch. */
  readonly open?: () => void;
  /** Runs when the last watcher has stopped. */
  readonly close?: () => void;
  /** Time without watchers, from the beginning on, until `close` runs; immediate by default. */
  readonly lingerMs?: number;
};

/** The watchers of one value, which is opened for the first of them and closed after the last. */
export function createWatchers({ open, close, lingerMs }: Life = {}): Watchers {
  const listeners = new Set<() => void>();
  const linger = () => (close && lingerMs !== undefined ? setTimeout(close, lingerMs) : undefined);
  let lingering = linger();
  return {
    watch(listener) {
      clearTimeout(lingering);
      listeners.add(listener);
      open?.();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(lingering);
        if (lingerMs === undefined) close?.();
        else lingering = linger();
      };
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
    isWatched: () => listeners.size > 0,
  };
}

/** Time for which a stream stays open without watchers, so that a change of screens does not reopen it, ms. */
export const LINGER_MS = 5_000;

/** Watches a value until it is present, and stops then. @param readValue undefined: not present yet */
export const untilThere = <Value>(
  watch: Watchers['watch'],
  readValue: () => Value | undefined,
): Promise<Value> =>
  new Promise((resolve) => {
    const settle = () => {
      const value = readValue();
      if (value === undefined) return;
      stop();
      resolve(value);
    };
    const stop = watch(settle);
    settle();
  });
