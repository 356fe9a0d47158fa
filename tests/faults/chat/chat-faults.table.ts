import { type Delivery, FAIR } from '../network/network-conditions.ts';
import type { ChatFault, ChatScenario } from './chat-simulation.ts';

const always = (delivery: Partial<Delivery>) => () => () => ({ ...FAIR, ...delivery });

/** Intervals between messages of a room: five messages a second, or one in four seconds. */
const LIVELY_MS = 200;
const QUIET_MS = 4_000;

/** Platform that stores all messages and omits some of them from its responses, once each. */
const leavesOut = ({ lost, draw, sentTexts }: ChatScenario) => {
  const from = sentTexts().length + 2;
  for (let seq = from; seq < from + 60; seq += 1) if (draw() < 0.5) lost.set(seq, 1);
};

/** The same, and these never come again. */
const losesForGood = ({ lost, draw, sentTexts }: ChatScenario) => {
  const from = sentTexts().length + 2;
  for (let seq = from; seq < from + 20; seq += 1) if (draw() < 0.4) lost.set(seq, Number.POSITIVE_INFINITY);
};

export const OUTAGES: readonly ChatFault[] = [
  { name: 'black hole', everyMs: LIVELY_MS, conditions: always({ up: 'blackHole' }), silenceMs: 2_000 },
  { name: 'reset', everyMs: LIVELY_MS, conditions: always({ up: 'reset' }), silenceMs: 2_000 },
  { name: '503', everyMs: LIVELY_MS, conditions: always({ down: 'status' }), silenceMs: 2_000 },
  { name: 'corrupt', everyMs: LIVELY_MS, conditions: always({ down: 'corrupt' }), silenceMs: 2_000 },
  {
    name: 'offline',
    everyMs: LIVELY_MS,
    conditions: always({ up: 'reset' }),
    after: ({ emitOnline }) => emitOnline(),
    silenceMs: 1_000,
  },
  {
    name: 'reset of a quiet room',
    everyMs: QUIET_MS,
    conditions: always({ up: 'reset' }),
    silenceMs: 2_000 + QUIET_MS,
  },
];

export const GAPS: readonly ChatFault[] = [
  { name: 'answers with holes, busy', everyMs: 40, act: leavesOut },
  { name: 'answers with holes, lively', everyMs: LIVELY_MS, act: leavesOut },
  { name: 'answers with holes, quiet', everyMs: QUIET_MS, act: leavesOut },
  { name: 'messages that never come again', everyMs: LIVELY_MS, act: losesForGood, mayMiss: 'gaps' },
];

export const PLATFORMS: readonly ChatFault[] = [
  {
    name: 'restored from a backup after an outage',
    everyMs: LIVELY_MS,
    conditions: always({ up: 'reset' }),
    silenceMs: 3_500,
    after: ({ platform, draw }) => platform.restore(Math.floor(draw() * 80)),
    mayMiss: 'renewed',
  },
  {
    name: 'restored to nothing',
    everyMs: LIVELY_MS,
    act: ({ platform }) => platform.restore(0),
    mayMiss: 'renewed',
  },
  {
    name: 'frozen leader',
    everyMs: LIVELY_MS,
    tabs: 2,
    act: ({ viewers }) => viewers[0]?.freeze(),
    silenceMs: 1_000,
  },
];
