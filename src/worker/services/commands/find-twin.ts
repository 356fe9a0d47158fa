import type { CommandSubject } from '#contract/commands/command.ts';
import { wishOf } from '#contract/commands/same-wish.ts';
import type { UserId } from '#contract/models/ids.ts';
import type { CommandStore } from './command-store.ts';
import { isUndecided, type KeptCommand } from './kept-command.ts';

/** The kept command that is the same wish and whose end is not known; of gifts only one whose answer was lost. */
export async function findTwin(
  store: Pick<CommandStore, 'all'>,
  owner: UserId,
  what: CommandSubject,
): Promise<KeptCommand | undefined> {
  const wish = wishOf(what);
  const { commands } = await store.all(owner);
  return commands.findLast(
    (kept) =>
      isUndecided(kept) && wishOf(kept.what) === wish && (what.is !== 'gift' || kept.state === 'verifying'),
  );
}
