import type * as v from 'valibot';
import type { FanBadge } from '#contract/community/chat-message/schema.ts';
import { giftCalls } from '#contract/community/gift/calls.ts';
import type { Gift } from '#contract/community/gift/schema.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { aged, fixed, ofRoom } from '#sandbox/db/table-bound.ts';
import { anchorOfRoom } from '#sandbox/domains/community/chat/rooms.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { createCrowdGiftFold } from '#sandbox/domains/ground/ledger/fold-crowd-gifts.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { AnchorWire } from '#sandbox/world/matches/calendar/casters.ts';
import { FAN_NAMES } from '#sandbox/world/seeds/fan-names.table.ts';
import type { World } from '#sandbox/world/world.ts';
import { giftHandlers } from './gift-handlers.ts';
import { GIFTS } from './gifts.table.ts';
import { createGoalSettings } from './goal-settings.ts';
import { type AnchorSupport, createAnchorSupport } from './support/anchor-support.ts';
import { createCrowdBooking, createCrowdGifts } from './support/crowd-gifts.ts';
import { bookPastSupport } from './support/past-support.ts';

type Ports = Stored & { readonly ledger: Ledger; readonly world: World };

/** Interval at which some of the rooms are booked, so that no request waits for all of them, ms. */
const BOOKING_EVERY_MS = 10_000;
/** Turns until each room was booked: before any gift has left its memory, up to some sixteen messages a second. */
const TURNS = 24;

const liveRooms = ({ matches, anchors }: World): readonly string[] => [
  ...matches
    .list(0)
    .filter(({ isStart, clockPhase }) => isStart === 1 && clockPhase !== 'ended')
    .map(({ matchId }) => `m-${matchId}`),
  ...anchors
    .list()
    .filter(({ status }) => status !== 0)
    .map(({ anchorRoomId }) => `a-${anchorRoomId}`),
];

/** Returns a step that books the gifts of some live rooms, room by room in rounds. */
function createKeepingUp(world: World, bookCrowdGifts: (roomNo: string) => void): () => void {
  let round: readonly string[] = [];
  let turn = 0;
  return () => {
    if (turn === 0) round = liveRooms(world);
    const from = Math.floor((turn * round.length) / TURNS);
    const to = Math.floor(((turn + 1) * round.length) / TURNS);
    turn = (turn + 1) % TURNS;
    for (const roomNo of round.slice(from, to)) bookCrowdGifts(roomNo);
  };
}

type CrowdBooking = ReturnType<typeof createCrowdBooking>;
/** The crowd's gifts on their way into the ledger. */
type CrowdBooks = { readonly book: CrowdBooking; bookDue(): void; fold(now: number): void };

type FanBadgesPorts = {
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
function createFanBadges({ support, anchorOf, now }: FanBadgesPorts) {
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

/** Opens giving in rooms: the crowd's gifts in the ledger, the goals of anchors, and the fan badges earned by giving. */
function openGifts({ db, ledger, world }: Ports) {
  const { rooms, clock } = world;
  const gifts: readonly v.InferInput<typeof Gift>[] = GIFTS;
  const support = createAnchorSupport(db);
  const book = createCrowdBooking({ db, ledger, support });
  const anchorOf = (roomNo: string) => anchorOfRoom({ world }, roomNo);
  rooms.wear(createFanBadges({ support, anchorOf, now: clock.now }));
  const anchorIdOf = (roomNo: string) => anchorOf(roomNo)?.anchorRoomId ?? null;
  const bookCrowdGifts = createCrowdGifts({ db, rooms, book, anchorIdOf });
  const crowdBooks: CrowdBooks = {
    book,
    bookDue: createKeepingUp(world, bookCrowdGifts),
    fold: createCrowdGiftFold(db),
  };
  return { gifts, support, giftGoals: createGoalSettings(db), bookCrowdGifts, crowdBooks };
}

type Opened = { readonly support: AnchorSupport; readonly crowdBooks: CrowdBooks };
type Seeding = Stored & Opened & { readonly world: World; readonly seed: number };

/** The last goal that an anchor has reached is looked at for as long as the session lasts. */
const EARLIER_SESSION = `EXISTS (SELECT 1 FROM gift_goal_reached AS later
  WHERE later.anchor_room_id = gift_goal_reached.anchor_room_id AND later.since > gift_goal_reached.since)`;

/** Gifts in rooms, by members and by the crowd. */
export const giftDomain = domain({
  bounds: {
    anchor_support: fixed,
    booked_gifts: ofRoom(),
    gift_goal: fixed,
    gift_goal_reached: aged('at', 7 * DAY_MS, EARLIER_SESSION),
    giver: fixed,
  },
  open: openGifts,
  seed({ db, world, seed, support, crowdBooks: { book } }: Seeding, now) {
    if (world.crowd.rate > 0 && support.isNew()) bookPastSupport({ db, book, seed, now });
  },
  duties: [
    { everyMs: BOOKING_EVERY_MS, run: ({ crowdBooks }: Opened) => crowdBooks.bookDue() },
    { everyMs: BOOKING_EVERY_MS, run: ({ crowdBooks }: Opened, now) => crowdBooks.fold(now) },
  ],
  handlers: handlersFor(giftCalls, giftHandlers),
});
