import type { Fixture } from './calendar/fixture.ts';
import type { MatchEdit } from './match-edits.ts';
import type { Script } from './script/script.ts';

/** Future course of a match without further edits. */
export type MatchAhead = {
  readonly fixture: Fixture;
  /** Script of the match under the given edits, made manually or by the weather. */
  readonly scriptWith: (edits: readonly MatchEdit[]) => Script;
  /** Match ms per ms. */
  readonly pace: number;
  /** Times at which its clock stops by itself. */
  readonly weather: readonly MatchEdit[];
  /** Manual edits of the match, in the order they were made. */
  readonly manualEdits: readonly MatchEdit[];
};

/** Returns all edits: once an operator has moved a match's clock, the weather is ignored. */
export const withWeather = (
  manualEdits: readonly MatchEdit[],
  weather: readonly MatchEdit[],
): readonly MatchEdit[] =>
  manualEdits.some(({ is }) => is === 'clock') ? manualEdits : [...weather, ...manualEdits];
