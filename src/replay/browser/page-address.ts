import type { Target } from '#replay/play/target.ts';

/** The site the platform's usual address is of. */
const USUAL_SITE = 5000;
const ROOM_KINDS: Readonly<Record<string, string>> = { m: 'match', a: 'anchor' };

/** Where the page of a site is served: on this machine other sites have host names of their own. */
export function pageOrigin({ origin, siteId }: Target): string {
  const url = new URL(origin);
  if (url.hostname !== 'localhost' || siteId === USUAL_SITE) return origin;
  url.hostname = `site-${siteId}.localhost`;
  return url.origin;
}

/** The address of a room's page by the platform's number of the room. @throws RangeError for anything else. */
export function roomAddress(origin: string, roomNo: string): string {
  const [kind = '', id] = [roomNo.slice(0, 1), roomNo.slice(2)];
  const word = ROOM_KINDS[kind];
  if (word === undefined || roomNo[1] !== '-' || id === '')
    throw new RangeError(`no number of a room: ${roomNo}`);
  return new URL(`/app/room/${word}/${encodeURIComponent(id)}`, origin).href;
}
