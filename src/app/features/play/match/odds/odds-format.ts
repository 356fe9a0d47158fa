import { ODDS_FORMATS, type OddsFormat } from '#contract/play/odds/odds-format.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';

const kept = createStoredChoice('odds-format');

/** Writes prices in this way from now on, in every tab and after a reload. */
export const setOddsFormat = (format: OddsFormat): void => kept.set(format);

/** Returns the viewer's odds format; decimal until they choose. */
export function useOddsFormat(): OddsFormat {
  const chosen = kept.use();
  return ODDS_FORMATS.find((format) => format === chosen) ?? 'decimal';
}
