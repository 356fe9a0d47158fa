import { RAISE_EXPIRY_MS } from '../own-limit/constants.ts';

/** States of a limit raise: it waits, can be confirmed, and is activated or dropped [P.15]. */
export const LIMIT_RAISE_STATES = ['pending', 'confirmable', 'active', 'dropped'] as const;
export type LimitRaiseState = (typeof LIMIT_RAISE_STATES)[number];

/**
 * Member steps and timer steps. `accept` confirms the raise, `keep` rejects it; `lower` is any reduction of the same limit,
 * which drops a raise of it; another `raise` restarts the wait.
 */
export const limitRaiseMachine = {
  first: 'pending',
  states: {
    pending: { wait: 'confirmable', keep: 'dropped', lower: 'dropped', raise: 'pending' },
    confirmable: {
      accept: 'active',
      keep: 'dropped',
      lapse: 'dropped',
      lower: 'dropped',
      raise: 'pending',
    },
    active: {},
    dropped: {},
  },
} as const;

/** Returns the timer-driven state of a raise that can be confirmed from `effectiveAt` on; epoch ms. */
export const raiseStateAt = (
  effectiveAt: number,
  now: number,
): Extract<LimitRaiseState, 'pending' | 'confirmable' | 'dropped'> => {
  if (now < effectiveAt) return 'pending';
  return now < effectiveAt + RAISE_EXPIRY_MS ? 'confirmable' : 'dropped';
};

/** Reports whether a member may do something to a raise as time has left it. */
export const mayAnswerRaise = (effectiveAt: number, step: 'accept' | 'keep', now: number): boolean =>
  Object.hasOwn(limitRaiseMachine.states[raiseStateAt(effectiveAt, now)], step);
