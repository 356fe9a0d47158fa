import { ODDS_FORMATS, type OddsFormat } from '#contract/play/odds/odds-rules.ts';
import { oneOf } from '#contract/text/narrowing.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';

const storedFormat = createStoredChoice('odds-format');

/** Writes prices in this way from now on, in every tab and after a reload. */
export const setOddsFormat = (format: OddsFormat): void => storedFormat.set(format);

/** Returns the viewer's odds format; decimal until they choose. */
export const useOddsFormat = (): OddsFormat => oneOf(ODDS_FORMATS, storedFormat.use(), 'decimal');
