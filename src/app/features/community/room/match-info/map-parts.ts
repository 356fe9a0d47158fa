import type { MatchEvent } from '#contract/play/match/schema.ts';

/** One map of an e-sports match, with what happened in it. */
export type MapPart = {
  /** From 1. */
  readonly number: number;
  /** Length of its line, in minutes of its own clock: as played, or as long as it may yet take. */
  readonly minutes: number;
  /** Part of it that has been played, in minutes. */
  readonly played: number;
  readonly winner: 'home' | 'away' | null;
  readonly marks: readonly MatchEvent[];
};

const isEnd = ({ kind }: MatchEvent) => kind === 'halfTime' || kind === 'fullTime';
const isMark = ({ kind }: MatchEvent) => kind === 'goal' || kind === 'shot';

function winnerOf(events: readonly MatchEvent[]): MapPart['winner'] {
  const side = events.find(({ kind }) => kind === 'goal')?.side;
  return side === 'home' || side === 'away' ? side : null;
}

/**
 * Returns the maps that have begun, each by its own clock.
 * @param now minutes of the current map
 * @param usual usual length of a map, in minutes
 */
export function mapParts(events: readonly MatchEvent[], now: number, usual: number): readonly MapPart[] {
  const begins = events.filter(({ kind }) => kind === 'kickOff');
  return begins.map((begin, index) => {
    const until = begins[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const own = events.filter(({ at }) => at >= begin.at && at < until);
    const end = own.find(isEnd);
    const played = end?.minute ?? now;
    return {
      number: index + 1,
      minutes: end ? Math.max(1, played) : Math.max(usual, played),
      played,
      winner: winnerOf(own),
      marks: own.filter(isMark),
    };
  });
}
