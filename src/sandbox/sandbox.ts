import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { mountAdmin } from './admin/admin.ts';
import { allCalls } from './calls/all-calls.ts';
import { type ChatRecording, startRecording } from './chat-recording.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-db.ts';
import { platformChain } from './db/platform-chain.ts';
import type { Entrance } from './entrance/create-entrance.ts';
import { followChain } from './follows/follow-book.ts';
import { gamesChain } from './games/favourites.ts';
import { GIFTS } from './gifts/gift-table.ts';
import { type Api, mountCalls, type Site } from './http/api.ts';
import { createCallTally } from './http/call-tally.ts';
import { createInFlight } from './http/in-flight.ts';
import { listen } from './http/listen.ts';
import { nodeEngine } from './http/node-engine.ts';
import { openTwinLine } from './http/twin-line.ts';
import { mountArt, mountGifts, mountWeb } from './http/web.ts';
import { messagesChain } from './messages/message-book.ts';
import { createMischiefBook, type MischiefBook } from './mischief/mischief-book.ts';
import type { Money } from './money/create-money.ts';
import { moneyChain } from './money/money-chain.ts';
import { newsChain } from './newsroom/news-chain.ts';
import { noticeChain } from './noticeboard/noticeboard.ts';
import { openPlatform } from './open-platform.ts';
import { serviceChain } from './service/service-desk.ts';
import type { Accounts } from './session/accounts.ts';
import type { ChallengeBook } from './verify/challenge-book.ts';
import { mountKaptcha } from './verify/mount-kaptcha.ts';
import type { RealStreams } from './video/real-streams.ts';
import { openVideoDomains, type VideoDomains } from './video/video-domains.ts';
import { drivenClock } from './world/clock/driven-clock.ts';
import { liveClock } from './world/clock/live-clock.ts';
import { createWorld } from './world/create-world.ts';
import type { World } from './world/world.ts';
import { worldMigrations } from './world/world-migrations.ts';

export type SandboxOptions = {
  /** 0 takes any free port; the video domains then take any as well. */
  readonly port: number;
  /** A folder that keeps the platform's state, or `:memory:`. */
  readonly dataDir: string;
  /** Everything that happens by itself follows from it. */
  readonly seed: number;
  /** Chat messages a second in the most watched room; 0 is silence. */
  readonly crowd?: number;
  /** Folder of the built site. */
  readonly web?: string;
  /** Folder of gift animations instead of the sandbox's own. */
  readonly gifts?: string;
  /** Real streams that match rooms play. */
  readonly streams?: RealStreams;
  /** A recorded chat (NDJSON) to be played into the most watched football room. */
  readonly chatFile?: string;
  /** live: real time. driven: time stands still until `world.clock.advance`. */
  readonly world?: 'live' | 'driven';
  /** Where a driven clock begins, epoch ms. */
  readonly startAt?: number;
  /** Holds every answer against its schema; true unless a benchmark turns it off. */
  readonly checkAnswers?: boolean;
  /** Told of defects: requests that ended in an exception. */
  readonly onDefect?: (error: Error) => void;
};

export type Sandbox = {
  /** `http://localhost:PORT` */
  readonly origin: string;
  readonly videoOrigins: readonly string[];
  readonly world: World;
  readonly db: DatabaseSync;
  readonly accounts: Accounts;
  /** Codes on their way, inboxes, how members stand. */
  readonly entrance: Entrance;
  /** Members' cash: orders under way, limits, statements. */
  readonly money: Money;
  readonly mischief: MischiefBook;
  /** Verifications under way, with what solves them. */
  readonly challenges: ChallengeBook;
  readonly video: VideoDomains;
  /** The recorded chat that is being played, if one was given. */
  readonly recording: ChatRecording | null;
  /** Ends every request, timer, stream and file. */
  close(): Promise<void>;
};

/** 2026-06-12 21:00 in Beijing: an evening with several matches on. */
const DRIVEN_START = 1_781_269_200_000;
const VIDEO_PORT_OFFSET = 1;
/** Any port is followed by any. */
const after = (port: number) => (port === 0 ? 0 : port + VIDEO_PORT_OFFSET);

function openSite(options: SandboxOptions, api: Omit<Api, 'engine' | 'calls'>, video: VideoDomains): Site {
  const { platform, mischief, inFlight } = api;
  const site: Site = new Hono();
  site.onError((error, context) => {
    options.onDefect?.(error);
    return context.text('500', 500);
  });
  openTwinLine(site);
  mountCalls(site, { ...api, engine: nodeEngine, calls: allCalls(platform, options.checkAnswers ?? true) });
  mountAdmin(site, { platform, mischief, inFlight, tally: api.tally, video });
  mountKaptcha(site, platform.challenges, platform.world);
  mountArt(site);
  mountGifts(site, options.gifts ?? join(import.meta.dirname, 'gifts'));
  const foreign = Object.values(options.streams ?? {}).map((url) => new URL(url).origin);
  if (options.web !== undefined) mountWeb(site, options.web, [...video.origins, ...foreign]);
  return site;
}

/** Everything the platform keeps, in the order it is built. */
const CHAINS = [
  platformChain,
  moneyChain,
  serviceChain,
  followChain,
  newsChain,
  noticeChain,
  gamesChain,
  messagesChain,
  { name: 'world', steps: worldMigrations },
] as const;

type Closer = () => void | Promise<void>;

async function open(options: SandboxOptions, closers: Closer[]): Promise<Omit<Sandbox, 'close'>> {
  const {
    port,
    dataDir,
    seed,
    crowd,
    streams: real = {},
    world: mode = 'live',
    startAt = DRIVEN_START,
  } = options;
  const closing = new AbortController();
  const clock = mode === 'driven' ? drivenClock(startAt) : liveClock();
  const db = openDatabase(dataDir);
  closers.push(() => db.close(), clock.close);
  migrate(db, CHAINS);
  const world = createWorld({ seed, clock, db, gifts: GIFTS, ...(crowd === undefined ? {} : { crowd }) });
  closers.push(world.close);
  const video = await openVideoDomains({ engine: nodeEngine, now: clock.now, real, basePort: after(port) });
  closers.push(video.close);
  const platform = await openPlatform({ db, world, engine: nodeEngine, video, real, seed });
  const mischief = createMischiefBook(seed);
  const inFlight = createInFlight();
  const tally = createCallTally();
  const site = openSite(options, { platform, mischief, inFlight, tally, closing: closing.signal }, video);
  const listening = await listen(site, port);
  closers.push(inFlight.settled, listening.close, () => closing.abort());
  const recording = options.chatFile === undefined ? null : startRecording(world, options.chatFile);
  closers.push(() => recording?.play.stop());
  const origin = `http://localhost:${listening.port}`;
  const { accounts, entrance, challenges, money } = platform;
  return {
    origin,
    videoOrigins: video.origins,
    world,
    db,
    accounts,
    entrance,
    money,
    mischief,
    challenges,
    video,
    recording,
  };
}

/** What was opened last is closed first. */
async function closeAll(closers: Closer[]): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

/**
 * The platform in one object: the same for `npm start`, tests, benchmarks and replay; many may live in one process.
 * @throws PortTaken.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const closers: Closer[] = [];
  try {
    const parts = await open(options, closers);
    return { ...parts, close: () => closeAll(closers) };
  } catch (thrown) {
    await closeAll(closers);
    throw thrown;
  }
}
