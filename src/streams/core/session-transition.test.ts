import { TestScheduler } from 'rxjs/testing';
import { describe, expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { LINES, videoWorld } from '#tests/fixtures/video/video-world.ts';
import { createLineRegistry } from './lines/line-registry.ts';
import { type LineSource, newSession, type SessionEvent } from './session-state.ts';
import {
  SESSION_EVENTS,
  SESSION_STATES,
  type SessionStateName,
  sessionStep,
} from './session-states.table.ts';
import { transition } from './session-transition.ts';

const { ports, world } = videoWorld(new TestScheduler(() => true));
const context = { ports, room: world.room, kinds: world, registry: createLineRegistry(ports) };
const [first, second] = LINES.map(
  (line): LineSource => ({
    line,
    source: {
      type: 'hls',
      urls: [{ qualityId: 'hd', url: `${line.origin}/live.hls` }],
      qualities: [{ qualityId: 'hd', name: '超清', height: 480 }],
      expiresAt: serverTime(300_000),
    },
  }),
);
if (!first || !second) throw new Error('The test needs two lines');
const playing = await ports.playing(world.room);
const loss = { cause: { is: 'stalled' }, verdict: 'blamed', quick: 1 } as const;

const EVENTS: { readonly [Is in SessionEvent['is']]: Extract<SessionEvent, { is: Is }> } = {
  chosen: { is: 'chosen', choice: { is: 'refresh' } },
  noted: { is: 'noted', qualityId: 'hd' },
  answered: { is: 'answered', playing },
  kindFailed: { is: 'kindFailed', kind: 'hls' },
  forgotten: { is: 'forgotten' },
  found: { is: 'found', current: first, playing, passed: new Map() },
  notLive: { is: 'notLive', cause: 'interrupted' },
  unavailable: { is: 'unavailable', code: 'TIMEOUT' },
  refused: { is: 'refused', code: 'NOT_FOUND' },
  renewed: { is: 'renewed', current: first },
  standby: { is: 'standby', standby: second },
  unrenewed: { is: 'unrenewed', code: 'HTTP_STATUS' },
  firstFrame: { is: 'firstFrame' },
  overtaken: { is: 'overtaken', by: second, reason: 'silent' },
  lost: { is: 'lost', ...loss },
  lostTooOften: { is: 'lostTooOften', ...loss },
  networkLost: { is: 'networkLost' },
  due: { is: 'due' },
};

/** Events that lead a new session to each state. */
const PATHS: Readonly<Record<SessionStateName, readonly SessionEvent[]>> = {
  searching: [],
  playing: [EVENTS.found],
  buffered: [EVENTS.found, EVENTS.networkLost],
  offAir: [EVENTS.notLive],
  retrying: [EVENTS.unavailable],
  stopped: [EVENTS.refused],
};

const sessionIn = (state: SessionStateName) =>
  PATHS[state].reduce((session, event) => transition(context, session, event), newSession(world));

describe.each(SESSION_STATES)('%s', (state) => {
  const ignored = SESSION_EVENTS.filter((event) => sessionStep(state, event) === null);
  const reacted = SESSION_EVENTS.filter((event) => sessionStep(state, event) !== null);

  test.each(ignored)('%s changes nothing', (event) => {
    const before = sessionIn(state);
    expect(transition(context, before, EVENTS[event])).toBe(before);
  });

  test.each(reacted)('%s leads where the table says', (event) => {
    const before = sessionIn(state);
    const after = transition(context, before, EVENTS[event]);
    const step = sessionStep(state, event);
    expect(after).not.toBe(before);
    expect(after.state.is).toBe(step === 'stays' ? state : step);
  });
});

test.each([
  ['offAir', { is: 'onAir' }],
  ['buffered', { is: 'online' }],
  ['retrying', { is: 'opened' }],
] as const)('a search after %s carries its reason', (state, cause) => {
  expect(transition(context, sessionIn(state), EVENTS.due).state).toMatchObject({ is: 'searching', cause });
});

test('a search after a lost source carries the trouble', () => {
  const { state } = transition(context, sessionIn('playing'), EVENTS.lost);
  expect(state).toMatchObject({ is: 'searching', cause: { is: 'stalled' } });
});
