import type { CommandSubject } from '#contract/commands/command.ts';
import type { AppError } from '#contract/errors.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import type { CommandView } from '#worker/services/commands/command-api.ts';
import type { SubmissionState } from './submission.ts';

/** How the newest command of a screen fares. */
export type CommandState =
  | SubmissionState<CommandSubject, CommandOutcome>
  /** Its answer is not there: it was lost and is asked for, or there is no network and nothing has left yet. */
  | { readonly is: 'verifying'; readonly what: CommandSubject };

type Known = {
  /** The newest one that was given on this screen. */
  readonly own: SubmissionState<CommandSubject, CommandOutcome>;
  /** What the core says is under way, from this screen, another tab or before a reload. */
  readonly pending: readonly CommandView[];
};

/** What is under way comes before how the one before it ended. */
export function commandState({ own, pending }: Known): CommandState {
  const newest = pending.at(-1);
  if (newest === undefined) return own;
  if (newest.state !== 'sending') return { is: 'verifying', what: newest.what };
  return own.is === 'sending' ? own : { is: 'sending', what: newest.what, slow: false };
}

/** What is under way, as it was given; null when nothing is. */
export const underWay = (state: CommandState): CommandSubject | null =>
  state.is === 'sending' || state.is === 'verifying' ? state.what : null;

/** Why the newest submission or command was refused; null when it was not. */
export const refusalOf = (state: SubmissionState<unknown, unknown> | CommandState): AppError | null =>
  state.is === 'refused' ? state.error : null;
