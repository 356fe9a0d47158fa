import { createAnchorStore } from './anchors/anchor-store.ts';
import { createBoard } from './board/create-board.ts';
import { createCrowd } from './crowd/crowd.ts';
import { createMatchStore } from './matches/create-match-store.ts';
import { factsOf } from './matches/match-facts.ts';
import { matchLife } from './matches/match-life.ts';
import { createOddsStore } from './odds/create-odds-store.ts';
import { createRoomStore } from './rooms/create-room-store.ts';
import { roomStateOf } from './rooms/room-state.ts';
import { bookAt } from './seeds/league-books.table.ts';
import type { World, WorldOptions } from './world.ts';
import { createWorldPast } from './world-past.ts';

const TICK_MS = 250;
const CROWD = 2;

/** Brings a world to life on a clock and a database. */
export function createWorld(options: WorldOptions): World {
  const { seed, clock, db, gifts, tables = [], crowd: rate = CROWD, pace = 1 } = options;
  const { now } = clock;
  const life = matchLife({ seed, pace, now, db });
  const anchors = createAnchorStore({ db, life, now });
  const odds = createOddsStore(life, now);
  const board = createBoard({ life, odds, anchors, now });
  const rooms = createRoomStore({
    db,
    clock,
    roomStateOf: (roomNo) => roomStateOf(roomNo, { life, anchors, tables, now }),
  });
  const crowd = createCrowd({ seed, life, anchors, tables, rooms, odds, gifts, rate, now });
  const stop = clock.every(TICK_MS, crowd.step);
  const stopForgetting = clock.onSetBack(() => {
    crowd.forget();
    rooms.forgetAhead();
  });
  return {
    clock,
    matches: createMatchStore({ life, anchors, now, seed, pace }),
    ahead: life.ahead,
    facts(matchId, at) {
      const view = life.record(matchId, at);
      return view && factsOf(view);
    },
    bookAt(matchId, siteId) {
      const view = life.view(matchId);
      return view && bookAt(view.fixture.league, siteId);
    },
    past: createWorldPast({ life, now, seed, pace }),
    board,
    odds,
    anchors,
    rooms,
    tables,
    crowd,
    tick: crowd.step,
    close() {
      stop();
      stopForgetting();
      board.close();
      rooms.close();
    },
  };
}
