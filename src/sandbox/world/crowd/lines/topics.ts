import type { Side } from '#sandbox/world/matches/match-store.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import type { Beat } from '#sandbox/world/matches/script/script.ts';

/** Topic of a room that results from an event. */
export type Topic = {
  readonly kind: string;
  readonly side: Side | 'none';
  readonly at: number;
  /** Messages it adds at its height, in multiples of what an idle room writes. */
  readonly energy: number;
  /** Time constant after which the topic fades, ms. */
  readonly fade: number;
  readonly player: string;
  readonly leaves: string;
};

type Stir = readonly [kind: string, energy: number, fadeSeconds: number];

const SHOTS: Readonly<Record<NonNullable<Beat['outcome']>, Stir>> = {
  saved: ['saved', 2.4, 5],
  wide: ['wide', 1.8, 5],
  blocked: ['blocked', 1, 4],
  post: ['post', 4.5, 8],
};

function footballStir({ kind, outcome, offset }: Beat): Stir | null {
  switch (kind) {
    case 'goal':
      return ['goal', 13, 15];
    case 'shot':
      return SHOTS[outcome ?? 'wide'];
    case 'corner':
      return ['corner', 0.9, 6];
    case 'yellowCard':
      return ['yellowCard', 1.2, 7];
    case 'redCard':
      return ['redCard', 7, 18];
    case 'substitution':
      return ['substitution', 0.9, 8];
    case 'kickOff':
      return offset === 0 ? ['kickOff', 4, 18] : ['secondHalf', 2, 15];
    case 'halfTime':
      return ['halfTime', 2, 30];
    case 'fullTime':
      return ['fullTime', 5, 40];
    case 'attack':
    case 'foul':
      return null;
    default:
      return kind satisfies never;
  }
}

function basketballStir(beat: Beat): Stir | null {
  if (beat.kind === 'shot') return beat.points === 3 ? ['three', 1.6, 4] : ['basket', 0.6, 3];
  if (beat.kind === 'attack') return ['miss', 0.3, 3];
  return footballStir(beat);
}

function esportsStir(beat: Beat): Stir | null {
  if (beat.kind === 'attack') return ['fight', 1.6, 6];
  if (beat.kind === 'shot') return ['tower', 0.8, 6];
  if (beat.kind === 'goal') return ['goal', 8, 15];
  return footballStir(beat);
}

const STIR = { 1: footballStir, 2: basketballStir, 3: esportsStir } as const;
/** A longer look back is a jump of the clock: only what is left of it is talked about. */
const LATEST = 6;

/** Returns the events of a match after the first `seen` ones, as topics. */
export function newsOf(match: MatchView, seen: number): Topic[] {
  const { ballClassId } = match.fixture.league;
  const fresh = Math.min(LATEST, match.count - seen);
  if (fresh <= 0) return [];
  return match.last(fresh).flatMap((beat) => {
    const stir = STIR[ballClassId](beat);
    if (!stir) return [];
    const [kind, energy, seconds] = stir;
    const { side, player, leaves = '' } = beat;
    return [{ kind, side, at: match.timeOf(beat.offset), energy, fade: seconds * 1_000, player, leaves }];
  });
}

/** People need a moment to see it and to type. */
const RISE_MS = 1_300;
const HEAT_MIN = 0.03;

/** Returns the activity that a topic adds at a time. */
export function heatOf({ at, energy, fade }: Topic, now: number): number {
  const age = Math.max(0, now - at);
  return energy * (1 - Math.exp(-age / RISE_MS)) * Math.exp(-age / fade);
}

export const isCold = (topic: Topic, now: number): boolean =>
  topic.at + RISE_MS < now && heatOf(topic, now) < HEAT_MIN;
