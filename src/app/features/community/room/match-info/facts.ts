import type { PastMatch } from '#contract/play/match/history-schema.ts';
import type { SheetPlayer, TeamSheet } from '#contract/play/match/lineup-schema.ts';
import type { MatchEvent, MatchStat } from '#contract/play/match/schema.ts';
import { countText } from '#contract/units/count.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** One map of an e-sports match, with what happened in it. */
export type MapPart = {
  /** From 1. */
  readonly number: number;
  /** Length of the timeline, minutes of the match clock: as played, or as the rest may take. */
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

/** The eleven line by line as they are: the keeper, then from the back to the front. */
export function formationLines({ formation, starters }: TeamSheet): readonly (readonly SheetPlayer[])[] {
  const sizes = [1, ...formation.split('-').map(Number)];
  let from = 0;
  const lines = sizes.map((size) => {
    const line = starters.slice(from, from + size);
    from += size;
    return line;
  });
  return lines.filter((line) => line.length > 0);
}

type Result = 'won' | 'drawn' | 'lost';

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

/** The platform sends the play of the last two minutes. */
const SINCE_MS = 120_000;
/** Weight of each kind of play in the momentum. */
const WEIGHT: Partial<Record<MatchEvent['kind'], number>> = { attack: 1, corner: 2, shot: 3, goal: 4 };

type Momentum = { readonly home: number; readonly away: number };

/** Computes the momentum of the last two minutes, each side by the weight of its play. */
export function momentumOf(events: readonly MatchEvent[], now: ServerTime): Momentum {
  const recent = events.filter(({ at }) => now - at <= SINCE_MS);
  const weightOf = (wanted: MatchEvent['side']) =>
    recent.reduce((sum, { side, kind }) => sum + (side === wanted ? (WEIGHT[kind] ?? 0) : 0), 0);
  return { home: weightOf('home'), away: weightOf('away') };
}

const FULL_PERCENT = 100;

/** Returns the first side's share of both, in percent; half while both are zero. */
export const shareOf = (home: number, away: number): number =>
  home + away === 0 ? FULL_PERCENT / 2 : (home / (home + away)) * FULL_PERCENT;

/** A statistic of one side as it is shown. */
export const statFigure = (value: number, unit: MatchStat['unit']): string =>
  unit === 'percent' ? `${value}%` : countText(value);
