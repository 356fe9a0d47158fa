import { useSearchParams } from 'react-router-dom';
import { chatRoomNoOf, roomFromPath } from '#contract/community/room/room-address.ts';
import type { RoomRef } from '#contract/community/room/schema.ts';

/** Number of videos that a window may show; a phone shows the first of them, one above the other. */
export const PLACES = [2, 4] as const;
type Places = (typeof PLACES)[number];
const [FEW, MANY] = PLACES;

const SEPARATOR = ',';
const PART = '/';

const wordOf = (room: RoomRef): string =>
  room.kind === 'match' ? `match${PART}${room.matchId}` : `anchor${PART}${room.anchorRoomId}`;

/** The rooms an address names, each once, at most as many as there are places. */
export function roomsIn(text: string | null): readonly RoomRef[] {
  const rooms = new Map<string, RoomRef>();
  for (const word of (text ?? '').split(SEPARATOR)) {
    const [kind, id] = word.split(PART);
    const room = roomFromPath(kind, id);
    if (room) rooms.set(chatRoomNoOf(room), room);
  }
  return [...rooms.values()].slice(0, MANY);
}

/** The query of an address that shows these rooms. */
export const queryOfRooms = (rooms: readonly RoomRef[]): string =>
  `rooms=${rooms.map(wordOf).join(SEPARATOR)}`;

export type RoomsShown = {
  readonly rooms: readonly RoomRef[];
  readonly places: Places;
  readonly setPlaces: (places: Places) => void;
  readonly add: (room: RoomRef) => void;
  readonly remove: (room: RoomRef) => void;
};

/** Manages the rooms shown at once, at most `most`, in the address. */
export function useRoomsShown(most: Places): RoomsShown {
  const [query, setQuery] = useSearchParams();
  const all = roomsIn(query.get('rooms'));
  const rooms = all.slice(0, most);
  const requested = rooms.length > FEW || query.get('places') === String(MANY) ? MANY : FEW;
  const places = Math.min(requested, most) === FEW ? FEW : MANY;
  // A change that would leave videos out adds a history entry, so that back restores them. Rooms that do not fit a narrow
  // window stay in the address.
  const hidden = all.slice(most);
  const show = (next: readonly RoomRef[], nextPlaces: Places) =>
    setQuery(`${queryOfRooms([...next, ...hidden])}${nextPlaces === MANY ? `&places=${MANY}` : ''}`, {
      replace: next.length >= rooms.length,
    });
  const isNot = (room: RoomRef) => (other: RoomRef) => chatRoomNoOf(other) !== chatRoomNoOf(room);
  return {
    rooms,
    places,
    setPlaces: (next) => show(rooms.slice(0, next), next),
    add: (room) => show([...rooms.filter(isNot(room)), room].slice(0, places), places),
    remove: (room) => show(rooms.filter(isNot(room)), places),
  };
}
