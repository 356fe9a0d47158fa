/** Steps of loading a game into its frame and of leaving it. */
export const LAUNCH_STEPS = {
  /** A ticket is requested from the platform. */
  asking: { launched: 'loading', refused: 'failed', took: 'failed' },
  /** The venue's page loads; it receives the ticket after it has reported ready. */
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
