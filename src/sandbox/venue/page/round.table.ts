/** What the page does with a round: one at a time, begun by the player, its result shown once it is known. */
export const PAGE_STEPS = {
  ready: { start: 'asking' },
  asking: { answered: 'showing', refused: 'ready' },
  showing: { shown: 'resting' },
  /** The next round may not begin before the cycle is over. */
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
