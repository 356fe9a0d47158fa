import type { FanBadge } from '#contract/community/chat-message/schema.ts';
import type { AnchorWire } from '#sandbox/world/matches/calendar/casters.ts';
import { FAN_NAMES } from '#sandbox/world/seeds/fan-names.table.ts';
import type { AnchorSupport } from './anchor-support.ts';

type Ports = {
  readonly support: AnchorSupport;
  /** Returns the anchor of a room, or null without a host. */
  readonly anchorOf: (roomNo: string) => AnchorWire | null;
  readonly now: () => number;
};

/** Lifetime of a cached host of a room, which is not looked up for every message, ms. */
const HOST_KNOWN_MS = 5_000;
/** Rooms whose host is remembered. */
const HOSTS_KNOWN = 500;

type Host = { readonly anchor: AnchorWire | null; readonly at: number };

/** Creates the fan badges of members in a room: that of its anchor, by the total they have given. */
export function createFanBadges({ support, anchorOf, now }: Ports) {
  const hosts = new Map<string, Host>();
  const hostOf = (roomNo: string): AnchorWire | null => {
    const known = hosts.get(roomNo);
    const at = now();
    if (known && Math.abs(at - known.at) < HOST_KNOWN_MS) return known.anchor;
    const anchor = anchorOf(roomNo);
    if (hosts.size >= HOSTS_KNOWN) hosts.clear();
    hosts.set(roomNo, { anchor, at });
    return anchor;
  };
  return (roomNo: string, userId: string): FanBadge | null => {
    const anchor = hostOf(roomNo);
    const level = anchor ? support.levelOf(anchor.anchorRoomId, userId) : 0;
    if (!anchor || level === 0) return null;
    const { nickname } = anchor;
    return { level, name: FAN_NAMES[nickname] ?? nickname, anchor: nickname };
  };
}
