import type { PageType, RoomRef } from '../room/schema.ts';

/**
 * Reports whether the address of a room alone implies that its own video is shown. @param page null leaves the choice to
 * the room
 */
export const showsOwnVideo = ({ kind }: RoomRef, page: PageType | null): boolean =>
  page === null || page === (kind === 'anchor' ? 'ANCHOR' : 'LIVE');
