import { filter, map, merge, type Observable, Subject, startWith, switchMap } from 'rxjs';
import * as v from 'valibot';
import type { ClientRequestId, UserId } from '#contract/models/ids.ts';
import type { KeyValueStore } from '#worker/storage/key-value-store.ts';
import type { Tabs } from '#worker/tabs/tab-words.ts';
import { KeptIntent } from './kept-intent.ts';

/** Where intents rest, for all tabs of a site; each is read by its owner alone. */
export type IntentBook = {
  /** Resolves when it is kept: before that nothing may be sent. */
  keep(intent: KeptIntent): Promise<void>;
  remove(owner: UserId, intentId: ClientRequestId): Promise<void>;
  read(owner: UserId, intentId: ClientRequestId): Promise<KeptIntent | null>;
  /** All of a member, the oldest first: now, and whenever one of them changes in whichever tab. */
  of(owner: UserId): Observable<readonly KeptIntent[]>;
};

type Means = {
  readonly storage: KeyValueStore;
  readonly tabs: Pick<Tabs, 'heard$' | 'tell'>;
  readonly siteId: number;
};

/** Storage may hold anything: what is no intent is not there. */
const intentIn = (value: unknown): KeptIntent | null => {
  const read = v.safeParse(KeptIntent, value);
  return read.success ? read.output : null;
};

export function createIntentBook({ storage, tabs, siteId }: Means): IntentBook {
  const changed$ = new Subject<void>();
  const heard$ = tabs.heard$.pipe(
    filter(({ is }) => is === 'intents'),
    map(() => undefined),
  );
  const shelf = (owner: UserId) => `money-intent:${siteId}:${owner}:`;
  const keyOf = (owner: UserId, intentId: ClientRequestId) => `${shelf(owner)}${intentId}`;
  const tell = () => {
    changed$.next();
    tabs.tell({ is: 'intents' });
  };
  const all = async (owner: UserId) => {
    const keys = (await storage.keys()).filter((key) => key.startsWith(shelf(owner)));
    const read = await Promise.all(keys.map(async (key) => intentIn(await storage.get(key))));
    return read.filter((intent) => intent !== null).toSorted((left, right) => left.since - right.since);
  };
  return {
    keep: async (intent) => {
      await storage.set(keyOf(intent.owner, intent.intentId), intent);
      tell();
    },
    remove: async (owner, intentId) => {
      await storage.remove(keyOf(owner, intentId));
      tell();
    },
    read: async (owner, intentId) => intentIn(await storage.get(keyOf(owner, intentId))),
    of: (owner) =>
      merge(changed$, heard$).pipe(
        startWith(undefined),
        switchMap(() => all(owner)),
      ),
  };
}
