import { expect, test } from 'vitest';
import { SESSION_EVENTS, type SessionStateName, sessionStep } from './session-states.table.ts';

/** Events that a state reacts to, with the state each leads to. */
const reactions = (state: SessionStateName) =>
  Object.fromEntries(
    SESSION_EVENTS.flatMap((event) => {
      const step = sessionStep(state, event);
      return step === null ? [] : [[event, step]];
    }),
  );

test('searching reacts to its search and the viewer, never to the player', () => {
  expect(reactions('searching')).toEqual({
    chosen: 'searching',
    noted: 'stays',
    answered: 'stays',
    kindFailed: 'stays',
    forgotten: 'stays',
    found: 'playing',
    notLive: 'offAir',
    unavailable: 'retrying',
    refused: 'stopped',
  });
});

test('playing reacts to player, signatures, standby and the viewer', () => {
  expect(reactions('playing')).toEqual({
    chosen: 'searching',
    noted: 'stays',
    renewed: 'stays',
    standby: 'stays',
    unrenewed: 'searching',
    firstFrame: 'stays',
    overtaken: 'playing',
    lost: 'searching',
    lostTooOften: 'retrying',
    networkLost: 'buffered',
  });
});

test('buffered reacts to the player and the network', () => {
  expect(reactions('buffered')).toEqual({
    chosen: 'searching',
    noted: 'stays',
    firstFrame: 'stays',
    overtaken: 'playing',
    lost: 'searching',
    lostTooOften: 'retrying',
    due: 'searching',
  });
});

test.each(['offAir', 'retrying'] as const)('%s reacts to its timer and the viewer alone', (state) => {
  expect(reactions(state)).toEqual({ chosen: 'searching', due: 'searching' });
});

test('stopped reacts to the viewer alone', () => {
  expect(reactions('stopped')).toEqual({ chosen: 'searching' });
});
