import type { AppError } from '#contract/errors.ts';

/** How a submission ended. */
export type SubmissionEnd<Outcome> =
  | { readonly is: 'done'; readonly outcome: Outcome }
  | { readonly is: 'refused'; readonly error: AppError };

/** How a press ended. `busy`: another submission was on its way, and nothing was sent. `left`: the screen was left first. */
export type RunEnd<Outcome> = SubmissionEnd<Outcome> | { readonly is: 'busy' } | { readonly is: 'left' };

/**
 * What follows the end of a submission before the screen may be used again.
 * @param left aborted when the screen was left meanwhile
 */
export type After<Outcome> = (end: SubmissionEnd<Outcome>, left: AbortSignal) => unknown;

/** How the newest submission of a screen fares. */
export type SubmissionState<What, Outcome> =
  | { readonly is: 'idle' }
  /** On its way, or what follows its end is. `slow`: for longer than an answer takes. */
  | { readonly is: 'sending'; readonly what: What; readonly slow: boolean }
  | SubmissionEnd<Outcome>;
