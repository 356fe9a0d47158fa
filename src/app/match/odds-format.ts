import { useSyncExternalStore } from 'react';
import { keptText } from '#app/link/kept-text.ts';
import { ODDS_FORMATS, type OddsFormat } from '#contract/rules/odds-format.ts';

const kept = keptText('courtside.odds-format');

function chosen(): OddsFormat {
  const text = kept.read();
  return ODDS_FORMATS.find((format) => format === text) ?? 'decimal';
}

/** Writes prices in this way from now on, in every tab and after a reload. */
export const setOddsFormat = (format: OddsFormat): void => kept.write(format);

/** How the person wants prices written; decimal until they choose. */
export const useOddsFormat = (): OddsFormat => useSyncExternalStore(kept.watch, chosen);
