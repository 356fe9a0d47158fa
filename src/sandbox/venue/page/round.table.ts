/** States of a round on the page: one at a time, started by the player, its result shown once known. */
export const PAGE_STEPS = {
  ready: { start: 'asking' },
  asking: { answered: 'showing', refused: 'ready' },
  showing: { shown: 'resting' },
  /** The next round may not start before the cycle has ended. */
  resting: { rested: 'ready' },
  lost: {},
} as const;

export type PageState = keyof typeof PAGE_STEPS;
export type PageEvent = 'start' | 'answered' | 'refused' | 'shown' | 'rested' | 'lose';

type Steps = Readonly<Partial<Record<PageEvent, PageState>>>;

/** The state after an event; one that is not for this state changes nothing. */
export function nextState(state: PageState, event: PageEvent): PageState {
  if (event === 'lose') return 'lost';
  const steps: Steps = PAGE_STEPS[state];
  return steps[event] ?? state;
}
