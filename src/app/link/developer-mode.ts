import { useSyncExternalStore } from 'react';

/** In this tab only. */
const KEY = 'courtside.dev';
const listeners = new Set<() => void>();

function kept(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** `?dev=1` opens the panel and `?dev=0` closes it; otherwise it is as it was left in this tab. */
function openAtFirst(): boolean {
  const asked = new URLSearchParams(location.search).get('dev');
  if (asked === '0') kept()?.removeItem(KEY);
  if (asked === '1') kept()?.setItem(KEY, '1');
  return asked === '1' || kept()?.getItem(KEY) === '1';
}

let open = openAtFirst();
let opener: Element | null = null;

/** Opens the developer's panel, or puts it away. Who opens it by hand is led into it. */
export function setDeveloperMode(next: boolean): void {
  if (next === open) return;
  opener = next ? document.activeElement : null;
  open = next;
  if (next) kept()?.setItem(KEY, '1');
  else kept()?.removeItem(KEY);
  for (const listener of listeners) listener();
}

export const toggleDeveloperMode = (): void => setDeveloperMode(!open);

/** What had the focus when the panel was opened by hand; null when the address opened it. */
export const developerModeOpener = (): Element | null => opener;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDeveloperMode = (): boolean => useSyncExternalStore(watch, () => open);
