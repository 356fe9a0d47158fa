import type { CommandsView, CommandView, SettledCommand } from '#worker/services/commands/command-api.ts';
import type { CommandRuns } from './command-runs.ts';
import type { OwnCommands } from './command-store.ts';
import type { KeptCommand } from './kept-command.ts';

type Ended = Extract<KeptCommand['state'], 'made' | 'refused' | 'notMade'>;

const endOf = (state: KeptCommand['state']): Ended | null =>
  state === 'made' || state === 'refused' || state === 'notMade' ? state : null;

/** What a page may show of a member's commands. */
export function commandsView({ commands, unreadable }: OwnCommands, runs: CommandRuns): CommandsView {
  const pending: CommandView[] = [];
  const settled: SettledCommand[] = [];
  for (const { state, requestId, what, since, settledAt, refusal, told, betId } of commands) {
    const ended = endOf(state);
    if (ended !== null)
      settled.push({ requestId, what, since, end: ended, at: settledAt ?? since, refusal, told, betId });
    else {
      const isUnsent = state === 'waiting';
      const run = runs.get(requestId);
      const canTakeBack = isUnsent && run !== undefined && run.active.sendIt !== null;
      pending.push({
        requestId,
        what,
        since,
        state: isUnsent ? 'unsent' : state === 'sending' ? 'sending' : 'verifying',
        canTakeBack,
      });
    }
  }
  return { pending, settled, unreadable };
}
