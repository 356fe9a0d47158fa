import type { Fixture } from './calendar/fixture.ts';
import type { MatchEdit } from './match-edits.ts';
import type { Script } from './script/script.ts';

/** All that will become of a match if nobody does anything to it any more. */
export type MatchAhead = {
  readonly fixture: Fixture;
  /** Script of the match under the given edits, made by hand or by the weather. */
  readonly scriptWith: (edits: readonly MatchEdit[]) => Script;
  /** Match ms a ms takes. */
  readonly pace: number;
  /** Where its clock stands still by itself. */
  readonly weather: readonly MatchEdit[];
  /** What was done to it by hand, in the order it was done. */
  readonly byHand: readonly MatchEdit[];
};

/** Once somebody moved a match's clock by hand the weather has no say in it. */
export const withWeather = (
  byHand: readonly MatchEdit[],
  weather: readonly MatchEdit[],
): readonly MatchEdit[] => (byHand.some(({ is }) => is === 'clock') ? byHand : [...weather, ...byHand]);
