import { noticeOf } from '#sandbox/domains/community/chat/notice.ts';
import type { Platform } from '#sandbox/platform/platform.ts';
import type { World } from '#sandbox/world/world.ts';

export type RoomOverview = {
  readonly roomNo: string;
  readonly title: string;
  /** -1 hidden, 0 closed, 1 open [6.06]. */
  readonly status: -1 | 0 | 1;
  /** Set by hand. */
  readonly isHeld: boolean;
  readonly online: number;
  /** Number of the newest message: what it grows by is the room's rate. */
  readonly latestSeq: number;
  /** Pinned notice; null when there is none. */
  readonly notice: string | null;
};

type Titled = { readonly roomNo: string; readonly title: string };

const LIVE = new Set(['first', 'halfTime', 'second', 'interrupted']);

const byNumber = (one: Titled, other: Titled) => one.roomNo.localeCompare(other.roomNo);

function liveRooms({ matches, anchors, tables }: World): readonly Titled[] {
  const studios = anchors.list().map(({ anchorRoomId, nickname, status }) => ({
    roomNo: `a-${anchorRoomId}`,
    title: `${nickname} 的直播间`,
    isOn: status !== 0,
  }));
  const grounds = matches.list(0).map(({ matchId, homeName, visitName, clockPhase }) => ({
    roomNo: `m-${matchId}`,
    title: `${homeName} 对 ${visitName}`,
    isOn: LIVE.has(clockPhase),
  }));
  const seats = tables.map(({ roomNo, title }) => ({ roomNo, title, isOn: true }));
  return [...grounds, ...studios, ...seats].filter(({ isOn }) => isOn).sort(byNumber);
}

/** Returns the rooms of matches and anchors that are live, in a stable order. */
export const roomOverview = (platform: Platform): readonly RoomOverview[] =>
  liveRooms(platform.world).map(({ roomNo, title }) => {
    const { world } = platform;
    const { status, online } = world.rooms.status(roomNo);
    const { latestSeq } = world.rooms.before(roomNo, null, 0);
    const isHeld = world.rooms.heldStatus(roomNo) !== null;
    const notice = noticeOf(platform, roomNo)?.text ?? null;
    return { roomNo, title, status, online, latestSeq, isHeld, notice };
  });
