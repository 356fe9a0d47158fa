import * as v from 'valibot';
import { CommandSubject } from '#contract/commands/command.ts';
import { commandKeyOf } from '#contract/commands/command-id.ts';
import type { UserId } from '#contract/fields/ids.ts';
import { type KeyValueStore, memoryStore } from '#worker/storage/key-value-store.ts';
import type { Device } from '../device.ts';

const StoredCommand = v.object({
  requestId: v.string(),
  owner: v.string(),
  state: v.string(),
  what: CommandSubject,
});
const UNDECIDED: readonly string[] = ['waiting', 'sending', 'verifying'];

/** Device that lists the unresolved commands of a member. */
export type CommandDevice = Device & {
  /** Ids under which this command of a member is stored here without a result. */
  undecidedOf(owner: UserId, commandKey: string): readonly string[];
};

/** Storage whose stored commands can be read synchronously. */
export function watchedStorage() {
  const storage = memoryStore();
  const stored = new Map<string, v.InferOutput<typeof StoredCommand>>();
  const watched: KeyValueStore = {
    ...storage,
    set: (key, value) => {
      const command = v.safeParse(StoredCommand, value);
      if (command.success) stored.set(key, command.output);
      return storage.set(key, value);
    },
    remove: (key) => {
      stored.delete(key);
      return storage.remove(key);
    },
  };
  return {
    storage: watched,
    /** Commands of these members without an end. */
    undecided: (owners: ReadonlySet<string | null>) =>
      [...stored.values()].filter(({ owner, state }) => owners.has(owner) && UNDECIDED.includes(state)),
    undecidedOf: (owner: UserId, commandKey: string) =>
      [...stored.values()]
        .filter((command) => command.owner === owner && UNDECIDED.includes(command.state))
        .flatMap(({ what, requestId }) => (commandKeyOf(what) === commandKey ? [requestId] : [])),
  };
}
