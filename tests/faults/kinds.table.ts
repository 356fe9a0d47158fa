import { calls } from '#contract/book/table.ts';
import type { FaultKind } from './fault-scenario.ts';
import { type Delivery, FAIR, type NetworkConditions } from './network/network-conditions.ts';
import { VIDEO_HOSTS } from './platform.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const [SEND = ''] = [calls['chat.send'].path].filter((path) => typeof path === 'string');

/** A part of the requests meets one of these. */
const some =
  (share: number, fates: readonly Partial<Delivery>[]) =>
  (draw: () => number): NetworkConditions =>
  () => {
    const delivery = draw() < share ? fates[Math.floor(draw() * fates.length)] : undefined;
    return { ...FAIR, ...delivery };
  };

const late = (draw: () => number, maxMs: number): Delivery => ({
  ...FAIR,
  upMs: 20 + draw() * maxMs,
  downMs: 20 + draw() * maxMs,
});

const BOUNDARIES = [4_970, 4_985, 5_000, 29_969, 29_970, 29_985, 30_000];

export const NETWORK_KINDS: readonly FaultKind[] = [
  { name: 'latency and jitter', conditions: (draw) => () => late(draw, 2_500) },
  {
    name: 'bandwidth',
    conditions: (draw) => {
      const bytesPerSecond = 60 + draw() * 400;
      return ({ bytes }) => ({ ...FAIR, upMs: (bytes / bytesPerSecond) * 1_000, downMs: 4_000 * draw() });
    },
  },
  { name: 'half-open lines', conditions: some(0.5, [{ up: 'blackHole' }, { down: 'blackHole' }]) },
  { name: 'reset', conditions: some(0.6, [{ up: 'reset' }, { down: 'reset' }]) },
  { name: 'slow close', conditions: some(0.5, [{ down: 'slowClose' }]) },
  { name: 'fragmentation', conditions: some(0.7, [{ down: 'pieces' }]) },
];

export const ANSWER_KINDS: readonly FaultKind[] = [
  { name: 'truncation', conditions: some(0.6, [{ down: 'truncate' }]) },
  { name: 'bit corruption', conditions: some(0.6, [{ down: 'corrupt' }]) },
  {
    name: 'foreign answers',
    conditions: some(0.6, [{ down: 'html' }, { down: 'empty' }, { down: 'notObject' }, { down: 'status' }]),
  },
  {
    name: 'time-out boundaries',
    conditions: some(
      0.6,
      BOUNDARIES.map((downMs) => ({ downMs })),
    ),
  },
  {
    name: 'doubled, replayed, reordered',
    conditions: (draw) => () => {
      const down = (['twice', 'replayed', 'whole'] as const)[Math.floor(draw() * 3)] ?? 'whole';
      return { ...late(draw, 1_200), down };
    },
  },
];

export const DEVICE_KINDS: readonly FaultKind[] = [
  {
    name: 'clock jumps',
    act: ({ at, draw, device, platform }) => {
      const jump = () => (draw() - 0.5) * 20 * HOUR;
      device.wrongByMs = jump();
      at(() => {
        device.wrongByMs += jump();
      });
      at(() => {
        platform.state.skewMs = (draw() - 0.5) * 20 * MINUTE;
      });
    },
  },
  {
    name: 'sleep',
    conditions: some(0.2, [{ down: 'reset' }, { down: 'blackHole' }, { downMs: 2_000 }]),
    act: ({ at, draw, device, sleep, viewers }) => {
      const [viewer] = viewers;
      viewer?.watchTime();
      at(() => {
        device.wrongByMs += (draw() - 0.5) * 20 * HOUR;
      });
      for (let slept = 0; slept <= draw() * 3; slept += 1) {
        at(() => {
          // The monotonic clock stops during sleep in some browsers and continues in others.
          sleep(draw() * 3 * HOUR, draw() < 0.7);
          if (draw() < 0.5) viewer?.kill();
        });
      }
    },
  },
  {
    name: 'core killed',
    conditions: some(0.2, [{ down: 'reset' }, { down: 'blackHole' }]),
    act: ({ at, draw, viewers }) => {
      for (let kill = 0; kill <= draw() * 3; kill += 1) at(() => viewers[0]?.kill());
    },
  },
  {
    name: 'storage lost and garbled',
    act: ({ at, garble, viewers }) => {
      at(garble);
      at(() => viewers[0]?.kill());
    },
  },
];

export const PLATFORM_KINDS: readonly FaultKind[] = [
  {
    name: 'several tabs, login elsewhere',
    tabs: 3,
    conditions: some(0.2, [{ up: 'reset' }, { down: 'reset' }, { down: 'blackHole' }]),
    act: ({ at, draw, viewers, platform }) => {
      at(() => platform.state.refusing.set(SEND, 'LOGIN_ELSEWHERE'));
      at(() => void viewers[0]?.hide(draw() < 0.5));
      at(() => viewers[Math.floor(draw() * viewers.length)]?.kill());
      at(() => viewers.at(-1)?.close());
    },
  },
  {
    name: 'video domains failing',
    act: ({ at, draw, viewers, conditions, calmAt }) => {
      const broken = new Map<string, Partial<Delivery>>();
      const fates: readonly Partial<Delivery>[] = [
        { up: 'reset' },
        { up: 'blackHole' },
        { down: 'status' },
        { downMs: 4_000 },
        { down: 'corrupt' },
      ];
      conditions.now = ({ host }) => ({ ...FAIR, ...broken.get(host) });
      for (const viewer of viewers) viewer.watchVideo((host) => broken.has(host));
      for (const host of VIDEO_HOSTS) {
        at(() => broken.set(host, fates[Math.floor(draw() * fates.length)] ?? {}));
        if (draw() < 0.5) at(() => broken.delete(host));
      }
      calmAt(() => broken.clear());
    },
  },
  {
    name: 'verification in mid-send',
    conditions: some(0.15, [{ down: 'reset' }]),
    act: ({ at, draw, platform }) => {
      for (let count = 0; count <= draw() * 3; count += 1) {
        at(() => platform.state.refusing.set(SEND, 'NEED_SAFE'));
      }
    },
  },
];

export const KINDS: readonly FaultKind[] = [
  ...NETWORK_KINDS,
  ...ANSWER_KINDS,
  ...DEVICE_KINDS,
  ...PLATFORM_KINDS,
];
