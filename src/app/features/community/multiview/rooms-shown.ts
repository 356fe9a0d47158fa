import { useSearchParams } from 'react-router-dom';
import { chatRoomNoOf, type RoomRef, roomFromPath } from '#contract/community/room/room-ref.ts';

/** Number of videos that a window may show; a phone shows the first of them, one above the other. */
export const TILE_COUNTS = [2, 4] as const;
type TileCount = (typeof TILE_COUNTS)[number];
const [FEW, MANY] = TILE_COUNTS;

const SEPARATOR = ',';
const PART = '/';

const encodeRoom = (room: RoomRef): string =>
  room.kind === 'match' ? `match${PART}${room.matchId}` : `anchor${PART}${room.anchorRoomId}`;

/** The rooms an address names, each once, at most as many as there are places. */
export function roomsIn(text: string | null): readonly RoomRef[] {
  const rooms = new Map<string, RoomRef>();
  for (const entry of (text ?? '').split(SEPARATOR)) {
    const [kind, id] = entry.split(PART);
    const room = roomFromPath(kind, id);
    if (room) rooms.set(chatRoomNoOf(room), room);
  }
  return [...rooms.values()].slice(0, MANY);
}

/** The query of an address that shows these rooms. */
export const queryOfRooms = (rooms: readonly RoomRef[]): string =>
  `rooms=${rooms.map(encodeRoom).join(SEPARATOR)}`;

export type RoomsShown = {
  readonly rooms: readonly RoomRef[];
  readonly tileCount: TileCount;
  readonly setTileCount: (tileCount: TileCount) => void;
  readonly add: (room: RoomRef) => void;
  readonly remove: (room: RoomRef) => void;
};

/** Manages the rooms shown at once, at most `maxTiles`, in the address. */
export function useRoomsShown(maxTiles: TileCount): RoomsShown {
  const [query, setQuery] = useSearchParams();
  const all = roomsIn(query.get('rooms'));
  const rooms = all.slice(0, maxTiles);
  const requested = rooms.length > FEW || query.get('places') === String(MANY) ? MANY : FEW;
  const tileCount = Math.min(requested, maxTiles) === FEW ? FEW : MANY;
  // A change that would leave videos out adds a history entry, so that back restores them. Rooms that do not fit a narrow
  // window stay in the address.
  const hidden = all.slice(maxTiles);
  const show = (next: readonly RoomRef[], nextCount: TileCount) =>
    setQuery(`${queryOfRooms([...next, ...hidden])}${nextCount === MANY ? `&places=${MANY}` : ''}`, {
      replace: next.length >= rooms.length,
    });
  const isNot = (room: RoomRef) => (other: RoomRef) => chatRoomNoOf(other) !== chatRoomNoOf(room);
  return {
    rooms,
    tileCount,
    setTileCount: (next) => show(rooms.slice(0, next), next),
    add: (room) => show([...rooms.filter(isNot(room)), room].slice(0, tileCount), tileCount),
    remove: (room) => show(rooms.filter(isNot(room)), tileCount),
  };
}
