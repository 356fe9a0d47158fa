import type { CommandSubject } from '#contract/commands/command.ts';
import { commandKeyOf } from '#contract/commands/same-command.ts';
import { appError } from '#contract/errors.ts';
import type { UserId } from '#contract/fields/ids.ts';
import type { CommandStore } from './command-store.ts';
import { isUndecided, type StoredCommand } from './stored-command.ts';

/**
 * Finds the stored command that is the same command without a known outcome; of gifts only one whose response was lost.
 * @throws AppError NOT_MADE where the store could not be read: the same command might be carried out twice
 */
export async function findTwin(
  store: Pick<CommandStore, 'all'>,
  owner: UserId,
  what: CommandSubject,
): Promise<StoredCommand | undefined> {
  const key = commandKeyOf(what);
  const { commands, isComplete } = await store.all(owner);
  const twin = commands.findLast(
    (kept) =>
      isUndecided(kept) &&
      commandKeyOf(kept.what) === key &&
      (what.is !== 'gift' || kept.state === 'verifying'),
  );
  if (!twin && !isComplete) throw appError('NOT_MADE');
  return twin;
}
