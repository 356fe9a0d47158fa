import { createFairTurns } from '#replay/fair/fair-turns.ts';
import { createGauges, type Gauges } from '#replay/measure/gauges.ts';
import { watchLoad } from '#replay/measure/saturation.ts';
import { allowedOrigin } from '#replay/play/allowed-target.ts';
import { chooseRoom } from '#replay/play/choose-room.ts';
import { openDevices } from '#replay/play/devices.ts';
import type { Target } from '#replay/play/target.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import type { Metrics } from './artillery.ts';
import { effortCounters, fact, strainCounters } from './counters.ts';
import { createHouse, type House } from './house.ts';
import { createMeter, type Meter } from './meter.ts';
import { createRoomBooks, type RoomBooks } from './room-books.ts';
import type { EngineConfig } from './script.ts';
import { createSendBook, runWord, type SendBook } from './send-book.ts';
import type { Share } from './share.ts';

const TELL_MS = 1_000;
const EFFORT_MS = 5_000;

export type CrewWish = {
  readonly config: EngineConfig;
  readonly target: Target;
  readonly allowed: readonly string[];
  readonly share: Share;
  /** Artillery's name of the whole test, the same in all workers. */
  readonly testId: string;
  /** A short word that no other worker has. */
  readonly worker: string;
};

/** What the virtual users of one worker share. */
export type Crew = CrewWish & {
  readonly run: string;
  readonly device: () => CorePorts;
  readonly monotonic: () => number;
  readonly epochNow: () => number;
  readonly gauges: Gauges;
  readonly sends: SendBook;
  readonly books: RoomBooks;
  readonly house: House;
  readonly meter: Meter;
  /** The room that is named, or the most popular one that is open. */
  room(named: string | undefined): Promise<string>;
  /** Does something for a virtual user; what was counted on the way is told before its end. */
  during<Done>(work: () => Promise<Done>): Promise<Done>;
};

const { monotonic, wallClock } = deviceClock;
/** Of this thread, where Node can tell: Artillery's workers are threads of one process. */
const cpuUsage = process.threadCpuUsage ?? process.cpuUsage;
const turns = createFairTurns();
const watched = { cpuUsage, turns };

/** Where the script may be played. @throws BadConfig. */
export function crewTarget(
  { target, targets, site }: EngineConfig & { readonly target: string },
  owned: boolean,
): Pick<CrewWish, 'target' | 'allowed'> {
  const origin = allowedOrigin({ target, listed: targets, owned });
  return { target: { origin, siteId: site }, allowed: owned ? targets : [] };
}

/** Tells the counts once a second, the effort every few, and reads the platform's record on the way. */
function createRounds(meter: Meter, worker: string, level: () => void, books: RoomBooks) {
  const whole = watchLoad(monotonic, watched);
  let stretch = watchLoad(monotonic, watched);
  let since = monotonic();
  const tell = (atLeastMs: number) => {
    level();
    if (monotonic() - since < atLeastMs) return;
    meter.add(effortCounters(worker, stretch.read()));
    stretch.stop();
    stretch = watchLoad(monotonic, watched);
    since = monotonic();
  };
  const rounds = setInterval(() => {
    tell(EFFORT_MS);
    void books.catchUp();
  }, TELL_MS);
  return {
    /** Whatever was counted is told by then. */
    end() {
      tell(0);
      meter.add(strainCounters(worker, whole.read()));
      for (const watch of [whole, stretch]) watch.stop();
      clearInterval(rounds);
      books.close();
    },
  };
}

/** Makes the rounds while anybody is there: a worker that stands idle asks nothing of the platform. */
function createPresence(begin: () => ReturnType<typeof createRounds>) {
  let present = 0;
  let rounds: ReturnType<typeof createRounds> | null = null;
  const leave = () => {
    present -= 1;
    if (present > 0) return;
    rounds?.end();
    rounds = null;
  };
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    present += 1;
    rounds ??= begin();
    return work().finally(leave);
  };
}

/** @param metrics where a scenario tells its counts */
export function createCrew(wish: CrewWish, metrics: Metrics): Crew {
  const { target, allowed, testId, worker } = wish;
  const device = openDevices(allowed, turns);
  const startedAt = wallClock() - monotonic();
  const epochNow = () => startedAt + monotonic();
  const run = runWord(testId);
  const gauges = createGauges();
  const sends = createSendBook(run, worker, epochNow);
  const books = createRoomBooks(device, target, sends);
  const house = createHouse(device, {
    target,
    numbers: sends,
    gauges,
    sendsById: new Map(),
    since: sends.since,
  });
  const meter = createMeter(metrics);
  const level = () => meter.level({ ...gauges.counts(), ...house.tally(), load: [] });
  meter.add({
    [fact('run', run)]: 1,
    [fact('target', target.origin)]: 1,
    [fact('site', String(target.siteId))]: 1,
  });
  let popular: Promise<string> | null = null;
  return {
    ...wish,
    run,
    device,
    monotonic,
    epochNow,
    gauges,
    sends,
    books,
    house,
    meter,
    room(named) {
      if (named !== undefined) return Promise.resolve(named);
      popular ??= chooseRoom(device(), target);
      return popular;
    },
    during: createPresence(() => createRounds(meter, worker, level, books)),
  };
}
