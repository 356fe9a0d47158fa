import { Subject } from 'rxjs';
import { dice } from '#tests/fixtures/dice.ts';
import { tabBrowser } from '#tests/fixtures/tab-browser.ts';
import { memoryStore } from '#worker/storage/key-value-store.ts';
import type { Device } from './device.ts';
import type { FaultKind, FaultScenario } from './fault-scenario.ts';
import { simulatedFetch } from './network/network.ts';
import { FAIR, type NetworkConditions } from './network/network-conditions.ts';
import { simulatedPlatform } from './platform.ts';
import { simulatedTime } from './simulated-time.ts';
import { openViewer } from './viewer.ts';

/**
 * Phases of a simulation, in simulated ms: the room sends messages, faults occur for a while, and then there is time to
 * recover.
 */
const FAULT_WINDOW = { from: 5_000, until: 29_000 };
const TALK_UNTIL = 42_000;
const END = 120_000;
const BEFORE = 6;
const CROWD = 12;
const OWN = 3;

const GARBAGE: readonly unknown[] = [null, 7, '{', {}, { errorCount: 'many' }, new Uint8Array(3), [[]]];

/** Storage that can be corrupted: its entries then differ from the stored ones. */
function spoilableStore(draw: () => number) {
  const store = memoryStore();
  let spoilt = false;
  return {
    store: {
      ...store,
      get: async (key: string) => (spoilt ? GARBAGE[Math.floor(draw() * GARBAGE.length)] : store.get(key)),
      set: async (key: string, value: unknown) => !spoilt && store.set(key, value),
    },
    spoil(now: boolean) {
      spoilt = now;
    },
  };
}

/** Returns the problems found at the end; empty if none. */
function problemsOf({ platform, viewers }: FaultScenario, kind: FaultKind, own: readonly string[]): string[] {
  const postedTexts = platform.ledger.map(({ text }) => text);
  const problems: string[] = [];
  for (const text of own) {
    const times = postedTexts.filter((other) => other === text).length;
    if (times !== 1) problems.push(`${text} was said ${times} times`);
  }
  for (const viewer of viewers) {
    const shown = viewer.texts();
    if (shown.join('|') !== postedTexts.join('|')) {
      problems.push(`${viewer.name} shows ${shown.join(' ')} of ${postedTexts.join(' ')}`);
    }
    if (viewer.gaps() > 0) problems.push(`${viewer.name} shows ${viewer.gaps()} gaps`);
    for (const wrong of viewer.timeProblems()) problems.push(`${viewer.name} has the wrong time: ${wrong}`);
    for (const twice of viewer.shownTwice()) problems.push(`${viewer.name} showed twice: ${twice}`);
    if (kind.name.startsWith('video') && viewer.videoView().is !== 'ready') {
      problems.push(`${viewer.name} has no picture: ${viewer.videoView().is}`);
    }
  }
  if (platform.state.leaks > 0) problems.push(`${platform.state.leaks} tokens went to a video domain`);
  return problems;
}

function openScenario(
  kind: FaultKind,
  seed: number,
): FaultScenario & { readonly time: ReturnType<typeof simulatedTime> } {
  const draw = dice(seed);
  const time = simulatedTime();
  const platform = simulatedPlatform(time);
  for (let index = 1; index <= BEFORE; index += 1) platform.say(`b${index}`);
  const conditions: { now: NetworkConditions } = { now: () => FAIR };
  const fetch = simulatedFetch({
    time,
    server: platform.server,
    draw,
    conditions: (request) => conditions.now(request),
  });
  const { store, spoil } = spoilableStore(draw);
  const browser = tabBrowser(time.scheduler);
  const cameOnline$ = new Subject<void>();
  const device: Device = {
    time,
    fetch,
    browser,
    storage: store,
    draw,
    cameOnline$,
    wrongByMs: 0,
    sleptMs: 0,
    stoodStillMs: 0,
    online: true,
  };
  const viewers = Array.from({ length: kind.tabs ?? 1 }, (_, index) =>
    openViewer(device, `v${index}`, platform.now),
  );
  const plan = (ms: number, act: () => void) => void time.scheduler.schedule(act, ms);
  const within = (from: number, until: number) => from + draw() * (until - from);
  return {
    time,
    draw,
    device,
    platform,
    viewers,
    conditions,
    at: (act) => plan(within(FAULT_WINDOW.from, FAULT_WINDOW.until) - time.now(), act),
    calmAt: (act) => plan(FAULT_WINDOW.until - time.now(), act),
    sleep(ms, monotonicStandsStill) {
      platform.state.skewMs += ms;
      device.sleptMs += ms;
      if (monotonicStandsStill) device.stoodStillMs += ms;
    },
    garble() {
      spoil(true);
      plan(3_000, () => spoil(false));
    },
  };
}

/** Plays one simulation of a kind. The same seed is the same simulation. */
export async function runSimulation(kind: FaultKind, seed: number): Promise<readonly string[]> {
  const scenario = openScenario(kind, seed);
  const { time, platform, viewers, draw, conditions } = scenario;
  const plan = (ms: number, act: () => void) => void time.scheduler.schedule(act, ms);
  for (let index = 1; index <= CROWD; index += 1) {
    plan(1_000 + draw() * (TALK_UNTIL - 1_000), () => platform.say(`c${index}`));
  }
  const own = Array.from({ length: OWN }, (_, index) => `o${index + 1}`);
  for (const text of own) plan(3_000 + draw() * (TALK_UNTIL - 5_000), () => void viewers[0]?.send(text));
  plan(500, () => void viewers[0]?.login());
  plan(FAULT_WINDOW.from, () => {
    if (kind.conditions) conditions.now = kind.conditions(draw);
    kind.act?.(scenario);
  });
  plan(FAULT_WINDOW.until, () => {
    conditions.now = () => FAIR;
  });
  await time.runUntil(END);
  const watching = viewers.filter((viewer) => !viewer.closed());
  const problems = problemsOf({ ...scenario, viewers: watching }, kind, own);
  for (const viewer of viewers) viewer.close();
  return problems;
}
