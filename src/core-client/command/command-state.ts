import type { CommandSubject } from '#contract/commands/command.ts';
import type { AppError } from '#contract/errors.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import type { CommandView } from '#worker/services/commands/command-api.ts';
import type { SubmissionState } from './submission.ts';

/** State of the newest command of a screen. */
export type CommandState =
  | SubmissionState<CommandSubject, CommandOutcome>
  /** No response yet: it was lost and is being queried, or there is no network and the command is unsent. */
  | { readonly is: 'verifying'; readonly subject: CommandSubject };

type Known = {
  /** Newest command submitted on this screen. */
  readonly own: SubmissionState<CommandSubject, CommandOutcome>;
  /** Commands that the core reports as in progress, from this screen, another tab or before a reload. */
  readonly pending: readonly CommandView[];
};

/** Returns the state to show: a command in progress precedes the outcome of the previous one. */
export function commandState({ own, pending }: Known): CommandState {
  const newest = pending.at(-1);
  if (newest === undefined) return own;
  if (newest.state !== 'sending') return { is: 'verifying', subject: newest.subject };
  return own.is === 'sending' ? own : { is: 'sending', subject: newest.subject, slow: false };
}

/** Returns the command in progress, as submitted; null when there is none. */
export const activeSubjectOf = (state: CommandState): CommandSubject | null =>
  state.is === 'sending' || state.is === 'verifying' ? state.subject : null;

/** Why the newest submission or command was refused; null when it was not. */
export const refusalOf = (state: SubmissionState<unknown, unknown> | CommandState): AppError | null =>
  state.is === 'refused' ? state.error : null;
