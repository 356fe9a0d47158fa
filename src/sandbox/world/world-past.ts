import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { type Fixture, fixturesBetween } from './matches/calendar/fixture.ts';
import { factsOf, type MatchFacts } from './matches/match-facts.ts';
import type { MatchLife } from './matches/match-life.ts';
import type { MatchStore } from './matches/match-store.ts';
import { matchWire } from './matches/wire/match-wire.ts';
import { createOddsStore } from './odds/create-odds-store.ts';
import type { OddsStore } from './odds/odds-store.ts';
import { type BookOfMatch, bookAt } from './seeds/league-books.table.ts';
import { LEAGUES } from './seeds/leagues.ts';

/**
 * Span of kick-offs that are remembered, with a margin before they are removed, and time after which every match has ended;
 * calendar ms.
 */
const REMEMBERED = { before: 6.5 * DAY_MS, after: 5 * HOUR_MS };

/** Match that has ended according to the calendar. */
export type OverMatch = Pick<Fixture, 'matchId' | 'league' | 'startAt'>;

/** World at another time: its matches, its offers and the facts known then. */
export type WorldThen = {
  readonly facts: (matchId: string, at?: number) => MatchFacts | null;
  /** Matches without their casters. */
  readonly matches: Pick<MatchStore, 'find'>;
  readonly odds: Pick<OddsStore, 'of' | 'expected' | 'isPriced' | 'outcomes'>;
  readonly bookAt: BookOfMatch;
};

/** Records of matches that have ended. */
export type WorldPast = {
  /** Returns every match of the last days that has ended by now, by league and kick-off. */
  over(): OverMatch[];
  /** Returns the end of a match, epoch ms; null for an unknown one. */
  endOf(matchId: string): number | null;
  /** Returns the world at the time given by `then`, epoch ms. Prices are those offered at that time. */
  at(then: () => number): WorldThen;
};

type Ports = {
  readonly life: MatchLife;
  readonly now: () => number;
  readonly seed: number;
  readonly pace: number;
};

/** Looks back: everything of a match follows from the seed and the time, so that an earlier time can be read as well. */
export function createWorldPast({ life, now, seed, pace }: Ports): WorldPast {
  return {
    over: () =>
      LEAGUES.flatMap((league) => {
        const span = [now() - REMEMBERED.before / pace, now() - REMEMBERED.after / pace] as const;
        return fixturesBetween(league, span, seed, pace);
      }),
    endOf(matchId) {
      const view = life.view(matchId);
      return view ? view.timeOf(view.script().periods.fullTime) : null;
    },
    at(then) {
      const lifeThen: MatchLife = { ...life, view: (matchId, at = then()) => life.view(matchId, at) };
      return {
        matches: {
          find(matchId) {
            const view = lifeThen.view(matchId);
            return view && matchWire(view, { anchors: [], now: then(), siteId: null });
          },
        },
        odds: createOddsStore(lifeThen, then),
        bookAt(matchId, siteId) {
          const view = lifeThen.view(matchId);
          return view && bookAt(view.fixture.league, siteId);
        },
        facts(matchId, at = then()) {
          const view = life.record(matchId, at);
          return view && factsOf(view);
        },
      };
    },
  };
}
