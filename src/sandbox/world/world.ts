import type { DatabaseSync } from 'node:sqlite';
import type { AnchorBook } from './anchors/anchor-book.ts';
import type { Board } from './board/board.ts';
import type { WorldClock } from './clock/world-clock.ts';
import type { Crowd } from './crowd/crowd.ts';
import type { GiftWire } from './crowd/giving.ts';
import type { MatchBook } from './matches/match-book.ts';
import type { OddsBook } from './odds/odds-book.ts';
import type { RoomStore } from './rooms/room-store.ts';

export type WorldOptions = {
  /** Everything that happens follows from it and the clock. */
  readonly seed: number;
  readonly clock: WorldClock;
  /** Open, with `worldMigrations` applied. The world does not close it. */
  readonly db: DatabaseSync;
  /** What people in the rooms give. */
  readonly gifts: readonly GiftWire[];
  /** Messages a second in the most watched room; 2 by default, 0 is silence. */
  readonly crowd?: number;
  /** Match minutes a minute takes; 1 by default. */
  readonly pace?: number;
};

export type World = {
  readonly clock: WorldClock;
  readonly matches: MatchBook;
  readonly odds: OddsBook;
  readonly board: Board;
  readonly anchors: AnchorBook;
  readonly rooms: RoomStore;
  readonly crowd: Crowd;
  /** Lets the rooms live on to the clock's now; the clock does it four times a second by itself. */
  tick(): void;
  /** Ends timers and waiting polls, writes what waits. */
  close(): void;
};
