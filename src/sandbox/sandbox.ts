import type { DatabaseSync } from 'node:sqlite';
import { consoleOrigin } from '#contract/site/site/console-origin.ts';
import { nodeEngine } from './base/node-engine.ts';
import { lockData } from './db/data-lock.ts';
import { migrate, unknownSteps } from './db/migrate.ts';
import { IN_MEMORY, openDatabase, setDataAside, UnusableData, waitNoLonger } from './db/open-db.ts';
import { personKey } from './db/person-key.ts';
import { reportTo } from './db/reporting.ts';
import { GIFTS } from './domains/community/gift/gifts.table.ts';
import { memberWallet } from './domains/ground/ledger/account-names.ts';
import type { Accounts } from './domains/ground/member/accounts.ts';
import { PASSWORD_COST } from './domains/ground/member/password.ts';
import type { AuthServices } from './domains/people/auth/auth-services.ts';
import type { ChallengeStore } from './domains/people/captcha/challenge-store.ts';
import type { Betting } from './domains/play/bet/create-betting.ts';
import type { Venues } from './domains/play/venue/open-venues.ts';
import { tableIssues, tableRooms } from './domains/play/venue/table/table-issues.ts';
import type { OpenParcels } from './domains/rewards/parcel/parcels.ts';
import { createCallTally } from './http/calls/call-tally.ts';
import { createInFlight } from './http/calls/in-flight.ts';
import { createFaultInjector, type FaultInjector } from './http/faults/fault-injector.ts';
import { listenInPairs } from './http/hosts/listen-in-pairs.ts';
import { createVisitReports } from './http/visit-reports.ts';
import { type ChatRecording, startRecording } from './platform/chat-recording.ts';
import { openPlatform } from './platform/open-platform.ts';
import { type Platform, platformDomains } from './platform/platform.ts';
import { openConsole, openSite, type ServeOptions } from './serve-platform.ts';
import { tableProgrammes } from './video/programme/table-programme.ts';
import { worldProgrammes } from './video/programme/world-programmes.ts';
import { openVideoDomains, type VideoDomains } from './video/signing/video-domains.ts';
import { drivenClock } from './world/clock/driven-clock.ts';
import { persistentClock } from './world/clock/persistent-clock.ts';
import type { WorldClock } from './world/clock/world-clock.ts';
import { createWorld } from './world/create-world.ts';
import type { World } from './world/world.ts';
import { worldMigrations } from './world/world-migrations.ts';

export type SandboxOptions = ServeOptions & {
  /**
   * Port of the site. 0 takes any free port; the video domains then take any as well, and the console the fourth after the
   * site’s.
   */
  readonly port: number;
  /** Folder of the platform’s state, or `:memory:`. */
  readonly dataDir: string;
  /** Deletes the contents of the folder. */
  readonly reset?: boolean;
  /** Seed of everything that happens automatically. */
  readonly seed: number;
  /** Chat messages a second in the most watched room; 0 is silence. */
  readonly crowd?: number;
  /** A recorded chat (NDJSON) to be played into the most watched football room. */
  readonly chatFile?: string;
  /** live: real time. driven: time advances only by `world.clock.advance`. */
  readonly world?: 'live' | 'driven';
  /** Start of a driven clock, epoch ms. */
  readonly startAt?: number;
  /** N of scrypt for passwords of members; OWASP's least unless a test opens many sandboxes. */
  readonly passwordCost?: number | undefined;
  /** Decides requests of members by rules from the start; else they wait for the console. */
  readonly reviewMode?: 'automatic' | 'operator';
  /** Receives one line about each thing the platform left out or changed on its own. */
  readonly onNotice?: (line: string) => void;
};

export type Sandbox = {
  /** `http://localhost:PORT` */
  readonly origin: string;
  /** Origin of the operator’s console and its desk, which respond at no other one. */
  readonly consoleOrigin: string;
  readonly videoOrigins: readonly string[];
  readonly world: World;
  readonly db: DatabaseSync;
  readonly accounts: Accounts;
  /** Codes on their way, inboxes, the standing of members. */
  readonly auth: AuthServices;
  /** Gold coins of a member, by the login name; 0 for nobody. */
  coinsOf(name: string): bigint;
  /** Members' cash: orders under way, limits, statements. */
  readonly money: Platform['money'];
  /** House’s own venues: visits and rounds. */
  readonly venues: Venues;
  /** Goods of members on their way. */
  readonly parcels: OpenParcels;
  /** Bets of members, and the results they are settled on. */
  readonly betting: Betting;
  readonly faultInjector: FaultInjector;
  /** Verifications under way, with what solves them. */
  readonly challenges: ChallengeStore;
  readonly video: VideoDomains;
  /** Recorded chat that is being played, if one was given. */
  readonly recording: ChatRecording | null;
  /** Ends every request, timer, stream and file. */
  close(): Promise<void>;
};

/** Saturday, 2026-06-13 20:30 in Beijing: an evening with several matches on. */
const DRIVEN_START = 1_781_353_800_000;
const VIDEO_PORT_OFFSET = 1;
/** Any port is followed by any. */
const after = (port: number) => (port === 0 ? 0 : port + VIDEO_PORT_OFFSET);

/** Migrations of all tables, in order. */
const MIGRATIONS = [...platformDomains.migrations, { name: 'world', steps: worldMigrations }] as const;

type Closer = () => void | Promise<void>;

/** Opens the data folder, locked for this platform, with its schema up to date. @throws DataInUse, UnusableData. */
function openData(
  { dataDir, reset = false, onNotice = () => {}, onDefect = () => {} }: SandboxOptions,
  closers: Closer[],
) {
  const lock = lockData(dataDir);
  closers.push(lock.release);
  const aside = reset ? setDataAside(dataDir) : null;
  closers.push(() => aside?.restore());
  const db = openDatabase(dataDir);
  closers.push(() => db.close());
  const [newer] = unknownSteps(db, MIGRATIONS);
  if (newer !== undefined)
    throw new UnusableData(`${dataDir} was written by a newer version (${newer}); use --data or --reset`);
  migrate(db, MIGRATIONS);
  return {
    db,
    personKey: personKey(dataDir === IN_MEMORY ? null : dataDir, db),
    opened(port: number) {
      lock.note(port);
      waitNoLonger(db);
      aside?.drop();
      reportTo(db, { notice: onNotice, defect: onDefect });
    },
  };
}

const clockOf = (
  db: DatabaseSync,
  { world, startAt = DRIVEN_START }: SandboxOptions,
  onDefect: (error: Error) => void,
) => (world === 'driven' ? drivenClock(startAt) : persistentClock(db, onDefect));

type VideoShared = Pick<Parameters<typeof openVideoDomains>[0], 'engine' | 'real' | 'host' | 'onDefect'>;

/** Opens the video domains with the programmes of matches, anchors and tables. */
function openVideo(db: DatabaseSync, world: World, shared: VideoShared, basePort: number) {
  const ofWorld = worldProgrammes(world);
  const ofTables = tableProgrammes(tableIssues(db));
  const programmes = (stream: string) => ofTables(stream) ?? ofWorld(stream);
  return openVideoDomains({ ...shared, programmes, now: world.clock.now, basePort });
}

/** Services of the platform that tests and tools use. */
function servicesOf({ accounts, auth, betting, challenges, ledger, money, parcels, venues }: Platform) {
  const coinsOf = (name: string): bigint => {
    const member = accounts.byName(name);
    return member ? ledger.balance(memberWallet(member.userId, 'COIN')) : 0n;
  };
  return { accounts, coinsOf, auth, money, venues, parcels, betting, challenges };
}

/** Choices of a sandbox that concern its platform alone. */
const platformChoices = ({ passwordCost = PASSWORD_COST, reviewMode = 'operator' }: SandboxOptions) => ({
  passwordCost,
  reviewMode,
});

const openWorld = ({ seed, crowd }: SandboxOptions, db: DatabaseSync, clock: WorldClock): World =>
  createWorld({
    seed,
    clock,
    db,
    gifts: GIFTS,
    tables: tableRooms(),
    ...(crowd === undefined ? {} : { crowd }),
  });

async function open(options: SandboxOptions, closers: Closer[]): Promise<Omit<Sandbox, 'close'>> {
  const { port, seed, host, streams: real = {} } = options;
  const onDefect = (error: Error) => options.onDefect?.(error);
  const closing = new AbortController();
  const { db, personKey, opened } = openData(options, closers);
  const clock = clockOf(db, options, onDefect);
  closers.push(clock.close);
  const world = openWorld(options, db, clock);
  closers.push(world.close);
  const shared = { engine: nodeEngine, real, onDefect, ...(host === undefined ? {} : { host }) };
  const video = await openVideo(db, world, shared, after(port));
  closers.push(video.close);
  const platform = await openPlatform({
    ...shared,
    ...platformChoices(options),
    db,
    personKey,
    world,
    video,
    seed,
  });
  const faultInjector = createFaultInjector(seed, world.clock.now);
  const inFlight = createInFlight();
  const tally = createCallTally();
  const visitReports = createVisitReports();
  const served = { platform, faultInjector, inFlight, tally, visitReports, video, closing: closing.signal };
  const listening = await listenInPairs(openSite(options, served), openConsole(options, served), port, host);
  opened(listening.site.port);
  closers.push(listening.admin.close, inFlight.settled, listening.site.close, () => closing.abort());
  const origin = `http://localhost:${listening.site.port}`;
  const recording = options.chatFile === undefined ? null : startRecording(world, options.chatFile);
  closers.push(() => recording?.play.stop());
  return {
    origin,
    consoleOrigin: consoleOrigin(origin),
    videoOrigins: video.origins,
    world,
    db,
    ...servicesOf(platform),
    faultInjector,
    video,
    recording,
  };
}

/** Closes in reverse order of opening. */
async function closeAll(closers: Closer[]): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

/**
 * The platform in one object: the same for `npm start`, tests, benchmarks and replay; many may live in one process.
 * @throws PortTaken, DataInUse, UnusableData.
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
