import type { DatabaseSync } from 'node:sqlite';
import type { AnchorStore } from './anchors/anchor-store.ts';
import type { Board } from './board/board.ts';
import type { WorldClock } from './clock/world-clock.ts';
import type { Crowd } from './crowd/crowd.ts';
import type { GiftWire } from './crowd/giving.ts';
import type { MatchAhead } from './matches/match-ahead.ts';
import type { MatchFacts } from './matches/match-facts.ts';
import type { MatchStore } from './matches/match-store.ts';
import type { OddsStore } from './odds/odds-store.ts';
import type { RoomStore } from './rooms/room-store.ts';
import type { TableRoom } from './rooms/table-rooms.ts';
import type { BookOfMatch } from './seeds/league-books.table.ts';
import type { WorldPast } from './world-past.ts';

export type WorldOptions = {
  /** Seed that, together with the clock, determines all events. */
  readonly seed: number;
  readonly clock: WorldClock;
  /** Open, with `worldMigrations` applied. The world does not close it. */
  readonly db: DatabaseSync;
  /** Gifts given by members in the rooms. */
  readonly gifts: readonly GiftWire[];
  /** Live tables of the venues, each with its room; none by default. */
  readonly tables?: readonly TableRoom[];
  /** Messages a second in the most watched room; 2 by default, 0 is silence. */
  readonly crowd?: number;
  /** Match minutes per minute; 1 by default. */
  readonly pace?: number;
};

export type World = {
  readonly clock: WorldClock;
  readonly matches: MatchStore;
  /** Returns the future course of a match, for data that has to be ready beforehand; null for an unknown match. */
  readonly ahead: (matchId: string) => MatchAhead | null;
  /**
   * Facts on which bets on a match are settled, now or at the time `at`, epoch ms, however long ago it was played; null
   * for a match missing from the calendar.
   */
  readonly facts: (matchId: string, at?: number) => MatchFacts | null;
  readonly bookAt: BookOfMatch;
  /** Matches that are over, and the world at an earlier time. */
  readonly past: WorldPast;
  readonly odds: OddsStore;
  readonly board: Board;
  readonly anchors: AnchorStore;
  readonly rooms: RoomStore;
  readonly tables: readonly TableRoom[];
  readonly crowd: Crowd;
  /** Advances the rooms to the clock's current time; the clock does this by itself four times a second. */
  tick(): void;
  /** Ends timers and waiting polls, writes what waits. */
  close(): void;
};
