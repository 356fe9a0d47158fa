import type { Random } from '#contract/units/random.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import type { BetWorld } from '#sandbox/domains/play/bet/offers/offers.ts';
import type { MatchFacts } from '#sandbox/world/matches/match-facts.ts';
import { type Outcomes, spaceOf } from '#sandbox/world/odds/joint/outcomes.ts';
import type { MatchOddsWire } from '#sandbox/world/odds/odds-store.ts';

type Market = MatchOddsWire['markets'][number];
type Pair = readonly [home: number, away: number];

/** A match that a simulation moves by hand. */
export type BoardMatch = {
  readonly matchId: string;
  readonly startAt: number;
  /** Venue that takes bets on it. */
  venue: BookCode;
  score: Pair;
  /** Rises with every goal. */
  material: number;
  isLive: boolean;
  isOver: boolean;
  isLocked: boolean;
  handicap: number;
  total: number;
  prices: Readonly<Record<string, string>>;
};

const PICKS = [
  'win-home',
  'win-draw',
  'win-away',
  'handicap-home',
  'handicap-away',
  'total-over',
  'total-under',
];
const QUARTERS = 4;

const priceAt = (next: Random): string => (1.2 + Math.floor(next() * 400) / 100).toFixed(2);
export const pricesAt = (next: Random): Record<string, string> =>
  Object.fromEntries(PICKS.map((pick) => [pick, priceAt(next)]));
export const quarterAt = (next: Random, least: number, many: number): number =>
  (least * QUARTERS + Math.floor(next() * many)) / QUARTERS;

const signed = (line: number): string => (line > 0 ? `+${line}` : String(line));

function marketOf(
  match: BoardMatch,
  key: string,
  picks: readonly (readonly [string, string, string])[],
): Market {
  const marketId = `${match.matchId}-${key}`;
  const state = match.isOver ? 'closed' : match.isLocked ? 'locked' : 'open';
  return {
    marketId,
    name: key,
    note: '',
    group: 'hot',
    columns: 2,
    overround: '105.0',
    version: { price: 1, material: match.material },
    selections: picks.map(([pick, id, line]) => ({
      selectionId: `${marketId}-${id}`,
      name: id,
      odds: match.prices[`${key}-${pick}`] ?? '2.00',
      state,
      line,
      section: '',
    })),
  };
}

export function marketsOf(match: BoardMatch): Market[] {
  const { handicap, total } = match;
  const away = handicap === 0 ? 0 : -handicap;
  return [
    marketOf(match, 'win', [
      ['home', 'home', ''],
      ['draw', 'draw', ''],
      ['away', 'away', ''],
    ]),
    marketOf(match, 'handicap', [
      ['home', `home${handicap}`, signed(handicap)],
      ['away', `away${away}`, signed(away)],
    ]),
    marketOf(match, 'total', [
      ['over', `over${total}`, String(total)],
      ['under', `under${total}`, String(total)],
    ]),
  ];
}

const factsOf = ({ score, isLive, isOver, startAt }: BoardMatch): MatchFacts => ({
  score,
  isLive,
  isOver,
  endedAt: isOver ? startAt : null,
  half: null,
  corners: [0, 0],
  scorers: '',
});

/** Most goals of a side that are still to come. */
const GOALS_MAX = 3;
/** Every score up to three more goals a side, all of them equally likely. */
function outcomesFrom([home, away]: readonly [number, number]): Outcomes {
  const counts = Array.from({ length: GOALS_MAX + 1 }, (_, goals) => goals);
  const chance = 1 / counts.length ** 2;
  const ends = counts.flatMap((ours) =>
    counts.map((theirs) => {
      const score = [home + ours, away + theirs] as const;
      return { end: { score, half: null, corners: [0, 0] as const, scorers: '' }, chance };
    }),
  );
  return { spaces: [spaceOf(ends, ['score'])], apart: false };
}

/** Matches of a simulation in the format used by bets. A bet is always worth half of the value given by its odds. */
export const boardWorld = (matches: ReadonlyMap<string, BoardMatch>, now: () => number): BetWorld => ({
  matches: {
    find(matchId) {
      const match = matches.get(matchId);
      const names = { matchName: '联赛', homeName: '甲', visitName: '乙', homeLogo: '', visitLogo: '' };
      return match ? { ...names, startAt: match.startAt, ballClassId: 1 } : null;
    },
  },
  odds: {
    of(matchId) {
      const match = matches.get(matchId);
      return match ? { matchId, at: now(), markets: marketsOf(match) } : null;
    },
    isPriced(matchId) {
      const match = matches.get(matchId);
      return match !== undefined && !match.isOver && !match.isLocked;
    },
    outcomes(matchId) {
      const match = matches.get(matchId);
      return match ? outcomesFrom(match.score) : null;
    },
    expected: (_matchId, { odds }) => Number(odds) / 2,
  },
  bookAt: (matchId) => matches.get(matchId)?.venue ?? null,
  facts(matchId) {
    const match = matches.get(matchId);
    return match ? factsOf(match) : null;
  },
});
