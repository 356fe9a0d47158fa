/**
 * States of a room's video. searching: a source is requested from the lines. playing: the player has a source. buffered: the
 * device has no network, and the player shows what it has buffered. offAir: the room has no live video now. retrying: no
 * source is available, and the next attempt is scheduled. stopped: only a choice of the viewer can help.
 */
export const SESSION_STATES = ['searching', 'playing', 'buffered', 'offAir', 'retrying', 'stopped'] as const;
export type SessionStateName = (typeof SESSION_STATES)[number];

/**
 * Events of the viewer (chosen: another source is needed; noted: what is shown already fits), of a search (answered to
 * refused), of the maintenance of a source (renewed, standby, unrenewed), of the player (firstFrame to networkLost), and of
 * a timer (due).
 */
export const SESSION_EVENTS = [
  'chosen',
  'noted',
  'answered',
  'kindFailed',
  'forgotten',
  'found',
  'notLive',
  'unavailable',
  'refused',
  'renewed',
  'standby',
  'unrenewed',
  'firstFrame',
  'overtaken',
  'lost',
  'lostTooOften',
  'networkLost',
  'due',
] as const;
export type SessionEventName = (typeof SESSION_EVENTS)[number];

/** stays: only the data of the state changes, and its work goes on. A name: that state begins, be it the same one again. */
export type SessionStep = SessionStateName | 'stays';

const PLAYER_STEPS = {
  chosen: 'searching',
  noted: 'stays',
  firstFrame: 'stays',
  overtaken: 'playing',
  lost: 'searching',
  lostTooOften: 'retrying',
} as const;

/** The life of a room's video. What is missing is ignored. */
const SESSION_STEPS = {
  searching: {
    chosen: 'searching',
    noted: 'stays',
    answered: 'stays',
    kindFailed: 'stays',
    forgotten: 'stays',
    found: 'playing',
    notLive: 'offAir',
    unavailable: 'retrying',
    refused: 'stopped',
  },
  playing: {
    ...PLAYER_STEPS,
    renewed: 'stays',
    standby: 'stays',
    unrenewed: 'searching',
    networkLost: 'buffered',
  },
  buffered: { ...PLAYER_STEPS, due: 'searching' },
  offAir: { chosen: 'searching', due: 'searching' },
  retrying: { chosen: 'searching', due: 'searching' },
  stopped: { chosen: 'searching' },
} as const satisfies Readonly<
  Record<SessionStateName, Readonly<Partial<Record<SessionEventName, SessionStep>>>>
>;

/** Returns what an event does in a state, or null when the state ignores it. */
export const sessionStep = (state: SessionStateName, event: SessionEventName): SessionStep | null => {
  const steps: Readonly<Partial<Record<SessionEventName, SessionStep>>> = SESSION_STEPS[state];
  return steps[event] ?? null;
};
