import { BehaviorSubject, finalize, Observable, type SchedulerLike, type Subscription } from 'rxjs';

/** Stateful instances, one per key, retained while they are held and a little longer. */
export type Keeper<Key extends string, Thing> = {
  /** The thing itself, made on first use. */
  at(key: Key): Thing;
  /** Holds the instance until unsubscribed and emits it, and each replacement. */
  hold(key: Key): Observable<Thing>;
  /** Recreates all instances: holders receive the new one, the others are released. */
  renew(): void;
};

type Entry<Thing> = {
  readonly instance$: BehaviorSubject<Thing>;
  holders: number;
  leaving: Subscription | null;
};

/**
 * Retains the instances `make` creates, one per key. One without holders is released after `lingerMs`, so that a page that
 * leaves and returns finds the same instance.
 */
export function createKeeper<Key extends string, Thing>(
  make: (key: Key) => Thing,
  lingerMs: number,
  scheduler: SchedulerLike,
): Keeper<Key, Thing> {
  const all = new Map<Key, Entry<Thing>>();
  const scheduleRemoval = (key: Key, entry: Entry<Thing>) => {
    entry.leaving?.unsubscribe();
    entry.leaving = scheduler.schedule(() => {
      if (entry.holders === 0 && all.get(key) === entry) all.delete(key);
    }, lingerMs);
  };
  const entryAt = (key: Key) => {
    const known = all.get(key);
    if (known) return known;
    const entry: Entry<Thing> = { instance$: new BehaviorSubject(make(key)), holders: 0, leaving: null };
    all.set(key, entry);
    scheduleRemoval(key, entry);
    return entry;
  };
  return {
    at: (key) => entryAt(key).instance$.value,
    hold: (key) =>
      new Observable((subscriber) => {
        const entry = entryAt(key);
        entry.holders += 1;
        const release = finalize<Thing>(() => {
          entry.holders -= 1;
          if (entry.holders === 0) scheduleRemoval(key, entry);
        });
        return entry.instance$.pipe(release).subscribe(subscriber);
      }),
    renew: () => {
      for (const [key, entry] of all) {
        if (entry.holders === 0) all.delete(key);
        else entry.instance$.next(make(key));
      }
    },
  };
}
