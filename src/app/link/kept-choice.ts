import { useSyncExternalStore } from 'react';

export type KeptChoice = {
  /** The choice as text, or null before anybody has chosen. */
  use(): string | null;
  /** What is kept this moment, whichever tab wrote it. */
  read(): string | null;
  set(next: string): void;
};

/** Absent where the browser forbids it: the choice then lasts as long as the page. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** A choice this browser keeps over reloads, the same in all of its tabs at once. */
export function createKeptChoice(key: string): KeptChoice {
  const listeners = new Set<() => void>();
  let chosen = storage()?.getItem(key) ?? null;

  const show = (next: string | null) => {
    chosen = next;
    for (const listener of listeners) listener();
  };
  const otherTab = (event: StorageEvent) => {
    if (event.key === key) show(event.newValue);
  };
  const watch = (listener: () => void) => {
    if (listeners.size === 0) window.addEventListener('storage', otherTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', otherTab);
    };
  };

  return {
    use: () => useSyncExternalStore(watch, () => chosen),
    read: () => storage()?.getItem(key) ?? null,
    set(next) {
      show(next);
      try {
        storage()?.setItem(key, next);
      } catch {
        // Full: it lasts as long as the page.
      }
    },
  };
}
