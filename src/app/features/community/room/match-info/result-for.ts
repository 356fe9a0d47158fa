import type { PastMatch } from '#contract/play/match/history-schema.ts';

export type Result = 'won' | 'drawn' | 'lost';

/** Returns the result of a match for the side of this name. */
export function resultFor({ home, away }: PastMatch, name: string): Result {
  const [own, other] = home.name === name ? [home, away] : [away, home];
  return own.score > other.score ? 'won' : own.score < other.score ? 'lost' : 'drawn';
}

/** Counts the wins, draws and losses of the side of this name. */
export function recordOf(matches: readonly PastMatch[], name: string): Readonly<Record<Result, number>> {
  const count = (wanted: Result) => matches.filter((match) => resultFor(match, name) === wanted).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
}
