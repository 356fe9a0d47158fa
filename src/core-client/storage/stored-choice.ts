import { useSyncExternalStore } from 'react';
import { createWatchers } from '../shared-store.ts';
import { readSiteTheme } from '../site-theme.ts';
import { watchSession } from '../viewer.ts';
import { ofBrowser } from './browser-storage.ts';
import { type StorageScope, viewerKey } from './viewer-storage.ts';

export type StoredChoice = {
  /** The choice as text, or null before anybody has chosen. */
  use(): string | null;
  /** Returns a value derived from the text; a component that uses it renders again only when that value changes. */
  useOf<Part extends string | number | boolean | null>(part: (text: string | null) => Part): Part;
  /** Returns the currently stored value, whichever tab wrote it. */
  read(): string | null;
  set(next: string): void;
};

type Whose = 'device' | StorageScope;

function storedChoice(nameNow: () => string, whose: Whose): StoredChoice {
  const keyNow = () => (whose === 'device' ? `courtside.${nameNow()}` : viewerKey(whose, nameNow()));
  let unwatch: (() => void) | null = null;

  const { watch, notify } = createWatchers({
    open: () => {
      unwatch ??= begin();
    },
    close: () => {
      unwatch?.();
      unwatch = null;
    },
  });
  const otherTab = (event: StorageEvent) => {
    if (event.key === keyNow() || event.key === null) notify();
  };
  const begin = () => {
    window.addEventListener('storage', otherTab);
    const unfollow = whose === 'device' ? null : watchSession(notify);
    return () => {
      window.removeEventListener('storage', otherTab);
      unfollow?.();
    };
  };
  const read = () => {
    const key = keyNow();
    return key === null ? null : ofBrowser.read(key);
  };
  return {
    use: () => useSyncExternalStore(watch, read),
    useOf: (part) => useSyncExternalStore(watch, () => part(read())),
    read,
    set(next) {
      const key = keyNow();
      if (key !== null) ofBrowser.write(key, next);
      notify();
    },
  };
}

/** Creates a choice that this browser persists, the same in all of its tabs at once: for the device, or for the viewer. */
export const createStoredChoice = (name: string, whose: Whose = 'device'): StoredChoice =>
  storedChoice(() => name, whose);

/** Creates a persisted choice for this site alone; the page names its site. */
export const createSiteChoice = (name: string, whose: Whose = 'device'): StoredChoice =>
  storedChoice(() => `${name}.${readSiteTheme().siteId}`, whose);
