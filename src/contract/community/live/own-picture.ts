import type { PageType, RoomRef } from '../room/schema.ts';

/** Does the address of a room say by itself that the room's own picture will be shown? @param page null leaves it to the room */
export const showsOwnPicture = ({ kind }: RoomRef, page: PageType | null): boolean =>
  page === null || page === (kind === 'anchor' ? 'ANCHOR' : 'LIVE');
