import { type RoomRef, roomFromPath } from '#contract/community/room/room-ref.ts';
import { CORE_VERSION } from '#contract/version.ts';
import type { CoreInit } from '#worker/core-api.ts';

/** The platform under load. */
export type Target = { readonly origin: string; readonly siteId: number };

/** A member's account at the target. */
export type Account = { readonly name: string; readonly password: string };

/** The greeting with which a page starts its core. */
export const coreInitOf = ({ origin, siteId }: Target): CoreInit => ({
  version: CORE_VERSION,
  siteId,
  apiOrigin: origin,
  hidden: false,
});

/** Parses the platform's number of a room (`m-…`, `a-…`). @throws RangeError for anything else. */
export function roomOf(roomNo: string): RoomRef {
  const kinds = { 'm-': 'match', 'a-': 'anchor' } as const;
  const prefix = roomNo.slice(0, 2);
  const room = prefix === 'm-' || prefix === 'a-' ? roomFromPath(kinds[prefix], roomNo.slice(2)) : null;
  if (room === null) throw new RangeError(`no number of a room: ${roomNo}`);
  return room;
}
