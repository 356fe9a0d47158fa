import { type RoomRef, roomFromPath } from '#contract/community/room/room-ref.ts';
import { tabVisit } from '#core-client/storage/viewer-storage.ts';

const NAME = 'last-room';
const BETWEEN = '/';

/** Room with its name, as reported by the tab that showed it. */
export type NamedRoom = { readonly room: RoomRef; readonly title: string };

const idOf = (room: RoomRef): string => (room.kind === 'match' ? room.matchId : room.anchorRoomId);

/** The viewer is in a room now. */
export const noteRoom = ({ room, title }: NamedRoom): void =>
  tabVisit.write(NAME, [room.kind, idOf(room), title].join(BETWEEN));

/** The room the viewer was in last in this tab, until they leave; null for none. */
export function lastRoom(): NamedRoom | null {
  const [kind, id, ...title] = (tabVisit.read(NAME) ?? '').split(BETWEEN);
  const room = roomFromPath(kind, id);
  return room === null ? null : { room, title: title.join(BETWEEN) };
}
