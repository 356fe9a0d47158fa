/** Browser storage for pages, persistent or for one tab. No method throws. */
export type BrowserStorage = {
  read(key: string): string | null;
  /**
   * Writes a value; null removes it. A value that the browser cannot store, forbidden or full, lasts as long as the page.
   * @returns false when it was rejected
   */
  write(key: string, text: string | null): boolean;
  keys(): readonly string[];
};

function guarded(open: () => Storage): BrowserStorage {
  const refused = new Map<string, string | null>();
  const trying = <Result>(use: (storage: Storage) => Result, instead: Result): Result => {
    try {
      return use(open());
    } catch {
      return instead;
    }
  };
  const tryStore = (key: string, text: string | null) =>
    trying((storage) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    }, false);
  return {
    read: (key) =>
      refused.get(key) ?? (refused.has(key) ? null : trying((storage) => storage.getItem(key), null)),
    write: (key, text) => {
      const isStored = tryStore(key, text);
      if (isStored) refused.delete(key);
      else refused.set(key, text);
      return isStored;
    },
    keys: () => [...new Set([...trying((storage) => Object.keys(storage), []), ...refused.keys()])],
  };
}

/** The same for all tabs of a browser. */
export const ofBrowser: BrowserStorage = guarded(() => window.localStorage);

/** Storage of one tab, until it is closed. */
export const ofTab: BrowserStorage = guarded(() => window.sessionStorage);
