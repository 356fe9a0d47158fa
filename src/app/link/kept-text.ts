/** A text of the viewer's that this browser keeps, the same in every tab. Where nothing may be kept it lasts as long as the page. */
export type KeptText = {
  read(): string | null;
  write(text: string): void;
  /** Calls after a change, whichever tab made it. @returns the way to stop */
  watch(listener: () => void): () => void;
};

export function keptText(key: string): KeptText {
  const listeners = new Set<() => void>();
  let held: string | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const changedElsewhere = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? held;
      } catch {
        return held;
      }
    },
    write(text) {
      try {
        localStorage.setItem(key, text);
      } catch {
        held = text;
      }
      tell();
    },
    watch(listener) {
      if (listeners.size === 0) window.addEventListener('storage', changedElsewhere);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', changedElsewhere);
      };
    },
  };
}
