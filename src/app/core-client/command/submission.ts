import type { AppError } from '#contract/errors.ts';

/** How a submission ended. */
export type SubmissionEnd<Outcome> =
  | { readonly is: 'done'; readonly outcome: Outcome }
  | { readonly is: 'refused'; readonly error: AppError };

/** How the newest submission of a screen fares. */
export type SubmissionState<What, Outcome> =
  | { readonly is: 'idle' }
  /** On its way. `slow`: for longer than an answer takes. */
  | { readonly is: 'sending'; readonly what: What; readonly slow: boolean }
  | SubmissionEnd<Outcome>;
