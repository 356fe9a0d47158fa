/** States of a round on the page: one at a time, started by the player, each stage shown once known. */
export const PAGE_STEPS = {
  ready: { start: 'asking', resumed: 'choosing' },
  asking: { answered: 'showing', refused: 'ready' },
  showing: { shown: 'resting', waits: 'choosing' },
  /** The round waits for a move of its player. */
  choosing: { move: 'moving' },
  moving: { answered: 'showing', refused: 'choosing' },
  /** The next round may not start before the cycle has ended. */
  resting: { rested: 'ready' },
  lost: {},
} as const;

export type PageState = keyof typeof PAGE_STEPS;
export type PageEvent =
  | 'start'
  | 'resumed'
  | 'answered'
  | 'refused'
  | 'shown'
  | 'waits'
  | 'move'
  | 'rested'
  | 'lose';

type Steps = Readonly<Partial<Record<PageEvent, PageState>>>;

/** The state after an event; one that is not for this state changes nothing. */
export function nextState(state: PageState, event: PageEvent): PageState {
  if (event === 'lose') return 'lost';
  const steps: Steps = PAGE_STEPS[state];
  return steps[event] ?? state;
}
