import { filter, map, merge, type Observable, Subject, startWith, switchMap } from 'rxjs';
import * as v from 'valibot';
import { COMMAND_RETENTION_MS } from '#contract/calls/request-constants.ts';
import { appError } from '#contract/errors.ts';
import { ClientRequestId, type UserId } from '#contract/fields/ids.ts';
import type { Clock } from '#contract/units/time.ts';
import { type KeyValueStore, type Looked, parsed } from '#worker/storage/key-value-store.ts';
import type { Tabs } from '#worker/tabs/tab-messages.ts';
import { isUndecided, STORED_VERSION, StoredCommand, StoredLink } from './stored-command.ts';

/** Time the outcome of a command is stored once the member has seen it. */
export const REMEMBERED_MS = 60_000;

/** Maximum number of stored links; the pages of older ones have long had their response. */
const LINKS = 20;

/** All stored commands of a member. */
export type OwnCommands = {
  /** The oldest first. */
  readonly commands: readonly StoredCommand[];
  /** Commands stored by another build, or older than the platform's retention: their outcome is unknown. */
  readonly unreadable: readonly ClientRequestId[];
  /** False where the store could not be read in full: there may be others. */
  readonly isComplete: boolean;
};

/** Storage of commands, for all tabs of a site; each is read by its owner alone. */
export type CommandStore = {
  /** Stores a command and resolves once it is stored: before that nothing may be sent. */
  save(command: StoredCommand): Promise<void>;
  remove(owner: UserId, requestId: ClientRequestId): Promise<void>;
  read(owner: UserId, requestId: ClientRequestId): Promise<StoredCommand | null>;
  lookUp(owner: UserId, requestId: ClientRequestId): Promise<Looked<StoredCommand>>;
  /** Links the request to another command permanently, across cores that die. Resolves when the link is stored. */
  link(owner: UserId, requestId: ClientRequestId, sameAs: ClientRequestId): Promise<void>;
  /**
   * Returns the command that a request is linked to; null where there is none.
   * @throws AppError NOT_MADE where the store could not be read
   */
  linkOf(owner: UserId, requestId: ClientRequestId): Promise<ClientRequestId | null>;
  all(owner: UserId): Promise<OwnCommands>;
  /** All of a member: now, and whenever one of them changes in any tab. */
  of(owner: UserId): Observable<OwnCommands>;
};

type Deps = {
  readonly storage: KeyValueStore;
  readonly tabs: Pick<Tabs, 'received$' | 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly siteId: number;
};

/** Parses a stored command; null also for one without an outcome that is past the platform’s retention. */
const commandAt =
  (now: number) =>
  (value: unknown): StoredCommand | null => {
    const read = v.safeParse(StoredCommand, value);
    if (!read.success) return null;
    const isForgotten = isUndecided(read.output) && now - read.output.since > COMMAND_RETENTION_MS;
    return isForgotten ? null : read.output;
  };

const isForgotten = ({ told, settledAt }: StoredCommand, now: number): boolean =>
  told && settledAt !== null && Math.abs(now - settledAt) > REMEMBERED_MS;

const isLink = (value: unknown): value is StoredLink => v.is(StoredLink, value);

/** Reads a member’s commands and removes outcomes the member has seen, and old links. */
async function ownCommands(storage: KeyValueStore, shelf: string, now: number): Promise<OwnCommands> {
  const keys = await storage.allKeys();
  const own = (keys ?? []).filter((key) => key.startsWith(shelf));
  const read = await Promise.all(own.map(async (key) => ({ key, looked: await storage.lookUp(key) })));
  const isComplete = keys !== null && read.every(({ looked }) => looked.is !== 'unknown');
  const entries = read.flatMap(({ key, looked }) =>
    looked.is === 'value' ? [{ key, value: looked.value }] : [],
  );
  const links = entries.flatMap(({ key, value }) => (isLink(value) ? [{ key, at: value.at }] : []));
  const expiredKeys = new Set(
    links
      .toSorted((left, right) => right.at - left.at)
      .slice(LINKS)
      .map(({ key }) => key),
  );
  const commands: StoredCommand[] = [];
  const unreadable: ClientRequestId[] = [];
  for (const { key, value } of entries.filter((entry) => !isLink(entry.value))) {
    const command = commandAt(now)(value);
    const id = v.safeParse(ClientRequestId, key.slice(shelf.length));
    if (command && isForgotten(command, now)) expiredKeys.add(key);
    else if (command) commands.push(command);
    else if (id.success) unreadable.push(id.output);
  }
  await Promise.all([...expiredKeys].map((key) => storage.remove(key)));
  return { commands: commands.toSorted((left, right) => left.since - right.since), unreadable, isComplete };
}

/** Commands by site, owner and id, in the store of the device; one that cannot be read is reported, never deleted. */
export function createCommandStore({ storage, tabs, clock, siteId }: Deps): CommandStore {
  const changed$ = new Subject<void>();
  const fromTabs$ = tabs.received$.pipe(
    filter(({ is }) => is === 'commands'),
    map(() => undefined),
  );
  const shelf = (owner: UserId) => `money-intent:${siteId}:${owner}:`;
  const keyOf = (owner: UserId, requestId: ClientRequestId) => `${shelf(owner)}${requestId}`;
  const announce = () => {
    changed$.next();
    tabs.publish({ is: 'commands' });
  };
  const all = (owner: UserId) => ownCommands(storage, shelf(owner), clock.now());
  return {
    save: async (command) => {
      await storage.set(keyOf(command.owner, command.requestId), command);
      announce();
    },
    remove: async (owner, requestId) => {
      await storage.remove(keyOf(owner, requestId));
      announce();
    },
    read: async (owner, requestId) => commandAt(clock.now())(await storage.get(keyOf(owner, requestId))),
    lookUp: async (owner, requestId) =>
      parsed(await storage.lookUp(keyOf(owner, requestId)), commandAt(clock.now())),
    link: async (owner, requestId, sameAs) => {
      await storage.set(keyOf(owner, requestId), { version: STORED_VERSION, sameAs, at: clock.now() });
    },
    linkOf: async (owner, requestId) => {
      const looked = await storage.lookUp(keyOf(owner, requestId));
      if (looked.is === 'unknown') throw appError('NOT_MADE');
      return looked.is === 'value' && isLink(looked.value) ? looked.value.sameAs : null;
    },
    all,
    of: (owner) =>
      merge(changed$, fromTabs$).pipe(
        startWith(undefined),
        switchMap(() => all(owner)),
      ),
  };
}
