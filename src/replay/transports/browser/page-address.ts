import type { Target } from '#replay/target/target.ts';

/** The site of the platform's usual address. */
const USUAL_SITE = 5000;
const ROOM_KINDS: Readonly<Record<string, string>> = { m: 'match', a: 'anchor' };

/** The origin that serves the page of a site: on this machine, other sites have their own host names. */
export function pageOrigin({ origin, siteId }: Target): string {
  const url = new URL(origin);
  if (url.hostname !== 'localhost' || siteId === USUAL_SITE) return origin;
  url.hostname = `site-${siteId}.localhost`;
  return url.origin;
}

/**
 * The address of a room's page.
 * @param roomNo the platform's number of the room
 * @throws RangeError for anything else
 */
export function roomAddress(origin: string, roomNo: string): string {
  const [kind = '', id] = [roomNo.slice(0, 1), roomNo.slice(2)];
  const segment = ROOM_KINDS[kind];
  if (segment === undefined || roomNo[1] !== '-' || id === '')
    throw new RangeError(`no number of a room: ${roomNo}`);
  return new URL(`/app/room/${segment}/${encodeURIComponent(id)}`, origin).href;
}
