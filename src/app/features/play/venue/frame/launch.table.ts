/** How a game comes into its frame, and how it leaves it. */
export const LAUNCH_STEPS = {
  /** The platform is asked for a ticket. */
  asking: { launched: 'loading', refused: 'failed', took: 'failed' },
  /** The venue's page loads; it has the ticket once it said that it is there. */
  loading: { opened: 'open', silent: 'failed', lost: 'failed', took: 'failed', reloaded: 'asking' },
  /** A page that took the keyboard from under a dialog is closed. */
  open: { lost: 'failed', took: 'failed', reloaded: 'asking' },
  failed: { again: 'asking' },
} as const;

export type LaunchStep = keyof typeof LAUNCH_STEPS;
export type LaunchEvent =
  | 'launched'
  | 'refused'
  | 'opened'
  | 'silent'
  | 'lost'
  | 'took'
  | 'reloaded'
  | 'again';

type Steps = Readonly<Partial<Record<LaunchEvent, LaunchStep>>>;

/** The step after an event; one that is not for this step changes nothing. */
export function nextStep(step: LaunchStep, event: LaunchEvent): LaunchStep {
  const steps: Steps = LAUNCH_STEPS[step];
  return steps[event] ?? step;
}
