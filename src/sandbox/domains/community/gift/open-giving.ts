import type { DatabaseSync } from 'node:sqlite';
import { anchorOfRoom } from '#sandbox/domains/community/chat/rooms.ts';
import { createCrowdGiftFold } from '#sandbox/domains/ground/ledger/fold-crowd-gifts.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { World } from '#sandbox/world/world.ts';
import { createGoalSettings } from './goal-settings.ts';
import { createAnchorSupport } from './support/anchor-support.ts';
import { createCrowdGifts, createCrowdGiving } from './support/crowd-gifts.ts';
import { createFanBadges } from './support/fan-badges.ts';
import { bookPastSupport } from './support/past-support.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly world: World;
  readonly seed: number;
};

/** Interval at which some of the rooms are booked, so that no request waits for all of them, ms. */
const KEEP_UP_EVERY_MS = 10_000;
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

/** Books the gifts of the rooms that are live, room by room in rounds. */
function keepUp(world: World, bookCrowdGifts: (roomNo: string) => void): void {
  let round: readonly string[] = [];
  let turn = 0;
  world.clock.every(KEEP_UP_EVERY_MS, () => {
    if (turn === 0) round = liveRooms(world);
    const from = Math.floor((turn * round.length) / TURNS);
    const to = Math.floor(((turn + 1) * round.length) / TURNS);
    turn = (turn + 1) % TURNS;
    for (const roomNo of round.slice(from, to)) bookCrowdGifts(roomNo);
  });
}

/** Opens giving in rooms: the crowd's gifts in the ledger, the goals of anchors, and the fan badges earned by giving. */
export function openGiving({ db, ledger, world, seed }: Ports) {
  const { rooms, clock } = world;
  const support = createAnchorSupport(db);
  const book = createCrowdGiving({ db, ledger, support });
  const anchorOf = (roomNo: string) => anchorOfRoom({ world }, roomNo);
  if (world.crowd.rate > 0 && support.isNew()) bookPastSupport({ db, book, seed, now: clock.now() });
  rooms.wear(createFanBadges({ support, anchorOf, now: clock.now }));
  const anchorIdOf = (roomNo: string) => anchorOf(roomNo)?.anchorRoomId ?? null;
  const bookCrowdGifts = createCrowdGifts({ db, rooms, book, anchorIdOf });
  keepUp(world, bookCrowdGifts);
  const foldCrowdGifts = createCrowdGiftFold(db);
  clock.every(KEEP_UP_EVERY_MS, () => foldCrowdGifts(clock.now()));
  return { support, giftGoals: createGoalSettings(db), bookCrowdGifts };
}
