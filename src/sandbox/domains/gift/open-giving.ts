import type { DatabaseSync } from 'node:sqlite';
import { anchorOfRoom } from '#sandbox/domains/chat/rooms.ts';
import type { Ledger } from '#sandbox/domains/ledger/ledger.ts';
import type { World } from '#sandbox/world/world.ts';
import { createAnchorSupport } from './anchor-support.ts';
import { createCrowdGifts, createCrowdGiving } from './crowd-gifts.ts';
import { createFanBadges } from './fan-badges.ts';
import { createGoalSettings } from './goal-settings.ts';
import { bookPastSupport } from './past-support.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly world: World;
  readonly seed: number;
};

/** Often enough that no gift has left the room's memory by then, up to some sixteen messages a second. */
const KEEP_UP_EVERY_MS = 300_000;

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

/** What people give in rooms: the crowd's gifts in the ledger, what anchors ask for, and the fan badges that come of giving. */
export function openGiving({ db, ledger, world, seed }: Ports) {
  const { rooms, clock } = world;
  const support = createAnchorSupport(db);
  const book = createCrowdGiving({ db, ledger, support });
  const anchorOf = (roomNo: string) => anchorOfRoom({ world }, roomNo);
  if (world.crowd.rate > 0 && support.isNew()) bookPastSupport({ db, book, seed, now: clock.now() });
  rooms.wear(createFanBadges({ support, anchorOf, now: clock.now }));
  const anchorIdOf = (roomNo: string) => anchorOf(roomNo)?.anchorRoomId ?? null;
  const bookCrowdGifts = createCrowdGifts({ db, rooms, book, anchorIdOf });
  clock.every(KEEP_UP_EVERY_MS, () => liveRooms(world).forEach(bookCrowdGifts));
  return { support, giftGoals: createGoalSettings(db), bookCrowdGifts };
}
