import type { DatabaseSync } from 'node:sqlite';
import type { CryptoEngine } from '#contract/wire/crypto-engine.ts';
import { createBetBook } from './bets/bet-book.ts';
import { placeDemoBets } from './bets/demo-bets.ts';
import { createRoomMemory } from './calls/chat/room-memory.ts';
import { createEntrance } from './entrance/create-entrance.ts';
import { seedEntrance } from './entrance/seed-entrance.ts';
import { createFollowBook } from './follows/follow-book.ts';
import { createFavourites } from './games/favourites.ts';
import { createGameBook } from './games/game-book.ts';
import { GIFTS } from './gifts/gift-table.ts';
import { createCommands } from './ledger/commands.ts';
import { createCrowdGifts } from './ledger/crowd-gifts.ts';
import { createLedger } from './ledger/ledger.ts';
import { createMessageBook } from './messages/message-book.ts';
import { seedMessages } from './messages/seed-messages.ts';
import { openMoney } from './money/open-money.ts';
import { createNewsroom } from './newsroom/newsroom.ts';
import { createNoticeboard } from './noticeboard/noticeboard.ts';
import type { Platform } from './platform.ts';
import { createServiceDesk } from './service/service-desk.ts';
import { createAccounts } from './session/accounts.ts';
import { createDevices } from './session/devices.ts';
import { seedMembers } from './session/seed-members.ts';
import { createSessions } from './session/sessions.ts';
import { createSiteBook } from './site/site-book.ts';
import { createChallengeBook } from './verify/challenge-book.ts';
import { hasRealStream, type RealStreams } from './video/real-streams.ts';
import type { VideoDomains } from './video/video-domains.ts';
import type { World } from './world/world.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly world: World;
  readonly engine: CryptoEngine;
  readonly video: VideoDomains;
  readonly real: RealStreams;
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

function openEntrance(db: DatabaseSync, now: number) {
  const entrance = createEntrance(db);
  seedEntrance(entrance, now);
  return entrance;
}

function openMessages(db: DatabaseSync, now: number) {
  const messages = createMessageBook(db);
  seedMessages(db, messages, now);
  return messages;
}

/** Builds what the handlers stand on, with the demo members in it. The schema is up to date by then. */
export async function openPlatform({ db, world, engine, video, real, seed }: Ports): Promise<Platform> {
  const accounts = createAccounts(db);
  const ledger = createLedger(db);
  const bets = createBetBook(db, world.matches);
  await seedMembers({ engine, accounts, ledger, now: world.clock.now() });
  const entrance = openEntrance(db, world.clock.now());
  placeDemoBets(world, bets, seed);
  const messages = openMessages(db, world.clock.now());
  const bookCrowdGifts = createCrowdGifts(db, ledger, world.rooms);
  world.clock.every(KEEP_UP_EVERY_MS, () => liveRooms(world).forEach(bookCrowdGifts));
  world.clock.every(KEEP_UP_EVERY_MS, () => placeDemoBets(world, bets, seed));
  const sites = createSiteBook();
  const money = await openMoney({ db, ledger, clock: world.clock, sites });
  const realKinds = (['hls', 'flv'] as const).filter((kind) => real[kind] !== undefined);
  return {
    db,
    world,
    accounts,
    ledger,
    bets,
    follows: createFollowBook(db),
    entrance,
    bookCrowdGifts,
    sessions: createSessions(db),
    devices: createDevices(db),
    commands: createCommands(db),
    money,
    roomMemory: createRoomMemory(),
    challenges: createChallengeBook(),
    serviceDesk: createServiceDesk(db),
    newsroom: createNewsroom(db, world, seed),
    noticeboard: createNoticeboard(db, world.clock.now()),
    games: createGameBook(world.clock.now),
    favourites: createFavourites(db),
    messages,
    gifts: GIFTS,
    switches: { oneSession: false, maintenance: null },
    sites,
    videoLines: () => video.lines,
    isOnAir: video.isOnAir,
    mediaKinds: (isAnchorRoom) => (!isAnchorRoom && hasRealStream(real) ? realKinds : ['hls', 'flv']),
  };
}
