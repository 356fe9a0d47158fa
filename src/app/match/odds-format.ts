import { useSyncExternalStore } from 'react';
import { ODDS_FORMATS, type OddsFormat } from '#contract/rules/odds-format.ts';

const KEY = 'courtside.odds-format';
const listeners = new Set<() => void>();
let chosen = readKept();

function isOddsFormat(text: string | null): text is OddsFormat {
  return ODDS_FORMATS.some((format) => format === text);
}

function readKept(): OddsFormat {
  try {
    const kept = localStorage.getItem(KEY);
    return isOddsFormat(kept) ? kept : 'decimal';
  } catch {
    return 'decimal';
  }
}

function show(format: OddsFormat): void {
  chosen = format;
  for (const listener of listeners) listener();
}

const changedElsewhere = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) show(readKept());
};

function watch(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', changedElsewhere);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', changedElsewhere);
  };
}

/** Writes prices in this way from now on, in every tab and after a reload. */
export function setOddsFormat(format: OddsFormat): void {
  try {
    localStorage.setItem(KEY, format);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  show(format);
}

/** How the person wants prices written; decimal until they choose. */
export const useOddsFormat = (): OddsFormat => useSyncExternalStore(watch, () => chosen);
