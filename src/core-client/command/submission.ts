import type { AppError } from '#contract/errors.ts';

/** Outcome of a submission. */
export type SubmissionEnd<Outcome> =
  | { readonly is: 'done'; readonly outcome: Outcome }
  | { readonly is: 'refused'; readonly error: AppError };

/**
 * Outcome of a press. `busy`: another submission was in progress, and no request was sent. `left`: the screen was closed
 * first.
 */
export type RunEnd<Outcome> = SubmissionEnd<Outcome> | { readonly is: 'busy' } | { readonly is: 'left' };

/**
 * Work after the end of a submission before the screen may be used again.
 * @param left aborted when the screen was closed meanwhile
 */
export type After<Outcome> = (end: SubmissionEnd<Outcome>, leaveSignal: AbortSignal) => unknown;

/** State of the newest submission of a screen. */
export type SubmissionState<What, Outcome> =
  | { readonly is: 'idle' }
  /** In progress, or the work after its end is. `slow`: longer than a normal response. */
  | { readonly is: 'sending'; readonly subject: What; readonly slow: boolean }
  | SubmissionEnd<Outcome>;
