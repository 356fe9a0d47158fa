import type { AnchorStore } from '#sandbox/world/anchors/anchor-store.ts';
import type { MatchLife } from '#sandbox/world/matches/match-life.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { viewersOf } from '#sandbox/world/matches/wire/match-viewers.ts';
import type { LiveRoomState } from './room-store.ts';
import type { TableRoom } from './table-rooms.ts';

const MINUTE = 60_000;
/** A match's room opens before kick-off and stays open for talk after the end. */
const OPENS_BEFORE = 60 * MINUTE;
const STAYS_AFTER = 20 * MINUTE;
/** Studio whose owner has disabled chat [6.06]. */
const SILENT_STUDIO = '1022';

export type RoomStatePorts = {
  readonly life: MatchLife;
  readonly anchors: AnchorStore;
  readonly tables: readonly TableRoom[];
  readonly now: () => number;
};

/** Reports whether a match's room is open. */
export function isTalkedAbout({ phase, offset, script }: MatchView): boolean {
  if (phase === 'upcoming') return offset > -OPENS_BEFORE;
  return phase !== 'ended' || offset < script().periods.fullTime + STAYS_AFTER;
}

const GAME = { upcoming: 0, first: 1, halfTime: 1, second: 1, interrupted: 1, ended: 2 } as const;

/** Resolves a room number: `m-` a match, `a-` an anchor, `t-` a live table. */
export function roomStateOf(
  roomNo: string,
  { life, anchors, tables, now }: RoomStatePorts,
): LiveRoomState | null {
  const id = roomNo.slice(2);
  if (roomNo.startsWith('m-')) {
    const view = life.view(id);
    if (!view) return null;
    const online = viewersOf(view, now());
    return { status: isTalkedAbout(view) ? 1 : 0, gameStatus: GAME[view.phase], online };
  }
  const table = tables.find((each) => each.roomNo === roomNo);
  if (table) return { status: 1, gameStatus: 1, online: table.online(now()) };
  const anchor = roomNo.startsWith('a-') ? anchors.find(id) : null;
  if (!anchor) return null;
  const open = anchor.status === 0 ? 0 : 1;
  return { status: id === SILENT_STUDIO ? -1 : open, gameStatus: open, online: anchor.viewers };
}
