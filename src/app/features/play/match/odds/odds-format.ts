import { ODDS_FORMATS, type OddsFormat } from '#contract/play/odds/odds-format.ts';
import { createKeptChoice } from '#core-client/storage/kept-choice.ts';

const kept = createKeptChoice('odds-format');

/** Writes prices in this way from now on, in every tab and after a reload. */
export const setOddsFormat = (format: OddsFormat): void => kept.set(format);

/** Returns the viewer's odds format; decimal until they choose. */
export function useOddsFormat(): OddsFormat {
  const chosen = kept.use();
  return ODDS_FORMATS.find((format) => format === chosen) ?? 'decimal';
}
