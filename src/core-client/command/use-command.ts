import type { Command, CommandKind, CommandSubject } from '#contract/commands/command.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import { commandState } from './command-state.ts';
import { runCommand, useCommands } from './commands.ts';
import type { After, RunEnd } from './submission.ts';
import { useSubmission } from './use-submission.ts';

/**
 * Commands of some kinds on a screen: those in progress, submitted here or before a reload or in another tab, those that
 * ended unobserved, and a function to run one. One at a time: a second one is not run while the first is in progress.
 */
export function useCommand(kinds: readonly CommandKind[]) {
  const known = useCommands();
  const submission = useSubmission<Command, CommandOutcome>(runCommand);
  const isMine = ({ subject }: { readonly subject: CommandSubject }) => kinds.includes(subject.is);
  const pending = known.pending.filter(isMine);
  const state = commandState({ own: submission.state, pending });

  return {
    state,
    pending,
    ended: known.settled.filter((command) => isMine(command) && !command.isShown),
    /**
     * Runs a command and returns its outcome, which `state` contains too; `busy` when one is in progress already, also one
     * of another tab.
     */
    run: async (command: Command, after?: After<CommandOutcome>): Promise<RunEnd<CommandOutcome>> =>
      state.is === 'sending' || state.is === 'verifying' ? { is: 'busy' } : submission.run(command, after),
    forget: submission.forget,
  };
}
export type CommandControl = ReturnType<typeof useCommand>;
