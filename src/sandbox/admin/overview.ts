import type { Maintenance } from '#contract/models/maintenance.ts';
import type { ActiveFault } from '#sandbox/media/faults.ts';
import { STREAMS } from '#sandbox/media/streams.table.ts';
import type { HeldRule } from '#sandbox/mischief/mischief-book.ts';
import type { AdminPorts } from './admin-ports.ts';
import { type AnchorOnDesk, anchorsOnDesk } from './anchors-on-desk.ts';
import { type MatchOnDesk, matchesOnDesk } from './matches-on-desk.ts';
import { type MemberOnDesk, membersOnDesk } from './members-on-desk.ts';
import { type OrderOnDesk, ordersOnDesk } from './orders-on-desk.ts';
import { type RoomOnDesk, roomsOnDesk } from './rooms-on-desk.ts';

/** Everything the operator sees at a glance; asked for about every second. Times are epoch ms of the world's clock. */
export type Overview = {
  readonly now: number;
  readonly clock: 'live' | 'driven';
  /** Devices heard of in the last two minutes, sessions that are alive. */
  readonly visitors: { readonly devices: number; readonly sessions: number };
  /** Since the sandbox began, being answered now, and of these the chat's waiting polls. */
  readonly calls: { readonly asked: number; readonly open: number; readonly polls: number };
  readonly crowd: number;
  readonly rooms: readonly RoomOnDesk[];
  readonly matches: readonly MatchOnDesk[];
  readonly anchors: readonly AnchorOnDesk[];
  readonly streams: readonly { readonly name: string; readonly onAir: boolean }[];
  readonly members: readonly MemberOnDesk[];
  readonly orders: readonly OrderOnDesk[];
  /** Whether the other side of orders acts by itself. */
  readonly othersAct: boolean;
  readonly rules: readonly HeldRule[];
  readonly mediaFaults: readonly ActiveFault[];
  readonly maintenance: Maintenance | null;
  readonly oneSession: boolean;
};

const HEARD_WITHIN_MS = 120_000;
const POLL = 'chat.offline';

function callsOf({ tally }: AdminPorts): Overview['calls'] {
  const counts = tally.view();
  const all = Object.values(counts);
  return {
    asked: all.reduce((sum, { asked }) => sum + asked, 0),
    open: all.reduce((sum, { open }) => sum + open, 0),
    polls: counts[POLL]?.open ?? 0,
  };
}

/** The sandbox as it stands. */
export function overview(ports: AdminPorts): Overview {
  const { platform, mischief, video } = ports;
  const { world, switches, devices } = platform;
  const now = world.clock.now();
  const members = membersOnDesk(platform, now);
  return {
    now,
    clock: world.clock.mode,
    visitors: {
      devices: devices.heardSince(now - HEARD_WITHIN_MS),
      sessions: members.reduce((sum, { sessions }) => sum + sessions, 0),
    },
    calls: callsOf(ports),
    crowd: world.crowd.rate,
    rooms: roomsOnDesk(world),
    matches: matchesOnDesk(world),
    anchors: anchorsOnDesk(world),
    streams: Object.keys(STREAMS).map((name) => ({ name, onAir: video.isOnAir(name) })),
    members,
    orders: ordersOnDesk(platform),
    othersAct: platform.money.others.act,
    rules: mischief.list(),
    mediaFaults: video.faults.list(),
    maintenance: switches.maintenance,
    oneSession: switches.oneSession,
  };
}
