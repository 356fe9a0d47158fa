import type { Command, CommandKind, CommandSubject } from '#contract/commands/command.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import { commandState } from './command-state.ts';
import { runCommand, useCommands } from './commands.ts';
import type { After, RunEnd } from './submission.ts';
import { useSubmission } from './use-submission.ts';

/**
 * Commands of some kinds on a screen: those on their way, given here or before a reload or in another tab, those that
 * ended while nobody looked, and a way to give one. One at a time: while one is on its way another is not given.
 */
export function useCommand(kinds: readonly CommandKind[]) {
  const known = useCommands();
  const given = useSubmission<Command, CommandOutcome>(runCommand);
  const isMine = ({ what }: { readonly what: CommandSubject }) => kinds.includes(what.is);
  const pending = known.pending.filter(isMine);
  const state = commandState({ own: given.state, pending });

  return {
    state,
    pending,
    ended: known.settled.filter((command) => isMine(command) && !command.told),
    /** How it ended, which `state` says too; `busy` when one is under way already, also one of another tab. */
    run: async (command: Command, after?: After<CommandOutcome>): Promise<RunEnd<CommandOutcome>> =>
      state.is === 'sending' || state.is === 'verifying' ? { is: 'busy' } : given.run(command, after),
    forget: given.forget,
  };
}
export type GivenCommand = ReturnType<typeof useCommand>;
