import { showsOwnVideo } from '#contract/community/live/page-types.ts';
import { isPageType, type PageType, type RoomRef, roomFromPath } from '#contract/community/room/room-ref.ts';

/** Room named by an address, before any of its data is loaded. */
type AddressedRoom = {
  readonly room: RoomRef;
  readonly page: PageType | null;
  /** True if the room's own video will be shown, with no alternative in its place. */
  readonly hasVideo: boolean;
};

/** The room of an address such as /app/room/match/qdl-47497; null where it is none. */
export function roomOfAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): AddressedRoom | null {
  const [root, area, kind, id] = pathname.split('/').slice(1);
  const room = root === 'app' && area === 'room' ? roomFromPath(kind, id) : null;
  const requested = new URLSearchParams(search).get('page');
  const page = isPageType(requested) ? requested : null;
  return room && { room, page, hasVideo: showsOwnVideo(room, page) };
}
