/** Those who look at something they share. */
export type Watchers = {
  /** The `subscribe` of `useSyncExternalStore`. */
  watch(listener: () => void): () => void;
  /** Something new is there to be read. */
  notify(): void;
  isWatched(): boolean;
};

type Life = {
  /** Runs each time somebody begins to watch. */
  readonly open?: () => void;
  /** Runs when nobody watches any more. */
  readonly close?: () => void;
  /** How long nobody must have watched, from the beginning on, until `close` runs; at once without it. */
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

/** How long what streams stays open when nobody looks, so that changing screens does not open it again. */
export const LINGER_MS = 5_000;

/** Watches something until there is what is looked for, and lets go of it then. @param look undefined: not there yet */
export const untilThere = <Value>(watch: Watchers['watch'], look: () => Value | undefined): Promise<Value> =>
  new Promise((resolve) => {
    const settle = () => {
      const value = look();
      if (value === undefined) return;
      stop();
      resolve(value);
    };
    const stop = watch(settle);
    settle();
  });
