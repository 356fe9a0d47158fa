import type { CommandSubject } from '#contract/commands/command.ts';
import type { AppError } from '#contract/errors.ts';
import type { CommandOutcome } from '#contract/models/command-outcome.ts';
import type { CommandView } from '#worker/services/commands/command-api.ts';

/** How the newest command of a screen fares. */
export type CommandState =
  | { readonly is: 'idle' }
  /** On its way. `slow`: for longer than an answer takes. */
  | { readonly is: 'sending'; readonly what: CommandSubject; readonly slow: boolean }
  /** Its answer is not there: it was lost and is asked for, or there is no network and nothing has left yet. */
  | { readonly is: 'verifying'; readonly what: CommandSubject }
  | { readonly is: 'done'; readonly outcome: CommandOutcome }
  | { readonly is: 'refused'; readonly error: AppError };

/** The state in which a command rests, whatever else is under way. */
export type RestingState = Extract<CommandState, { is: 'idle' | 'done' | 'refused' }>;

type Known = {
  /** Given on this screen and not ended; null when there is none. */
  readonly given: CommandSubject | null;
  /** What the core says is under way, from this screen, another tab or before a reload. */
  readonly pending: readonly CommandView[];
  readonly resting: RestingState;
  readonly slow: boolean;
};

/** What is under way comes before how the one before it ended. */
export function commandState({ given, pending, resting, slow }: Known): CommandState {
  const newest = pending.at(-1);
  if (newest !== undefined && newest.state !== 'sending') return { is: 'verifying', what: newest.what };
  const what = given ?? newest?.what;
  return what === undefined ? resting : { is: 'sending', what, slow };
}

/** What is under way, as it was given; null when nothing is. */
export const underWay = (state: CommandState): CommandSubject | null =>
  state.is === 'sending' || state.is === 'verifying' ? state.what : null;

/** Why the newest command was refused; null when it was not. */
export const refusalOf = (state: CommandState): AppError | null =>
  state.is === 'refused' ? state.error : null;
