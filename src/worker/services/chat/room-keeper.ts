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

type Kept<Thing> = { readonly thing$: BehaviorSubject<Thing>; holders: number; leaving: Subscription | null };

/**
 * Retains the instances `make` creates, one per key. One without holders is released after `lingerMs`, so that a page that
 * leaves and returns finds the same instance.
 */
export function createKeeper<Key extends string, Thing>(
  make: (key: Key) => Thing,
  lingerMs: number,
  scheduler: SchedulerLike,
): Keeper<Key, Thing> {
  const all = new Map<Key, Kept<Thing>>();
  const letGo = (key: Key, kept: Kept<Thing>) => {
    kept.leaving?.unsubscribe();
    kept.leaving = scheduler.schedule(() => {
      if (kept.holders === 0 && all.get(key) === kept) all.delete(key);
    }, lingerMs);
  };
  const keptAt = (key: Key) => {
    const known = all.get(key);
    if (known) return known;
    const kept: Kept<Thing> = { thing$: new BehaviorSubject(make(key)), holders: 0, leaving: null };
    all.set(key, kept);
    letGo(key, kept);
    return kept;
  };
  return {
    at: (key) => keptAt(key).thing$.value,
    hold: (key) =>
      new Observable((subscriber) => {
        const kept = keptAt(key);
        kept.holders += 1;
        const letGoOfIt = finalize<Thing>(() => {
          kept.holders -= 1;
          if (kept.holders === 0) letGo(key, kept);
        });
        return kept.thing$.pipe(letGoOfIt).subscribe(subscriber);
      }),
    renew: () => {
      for (const [key, kept] of all) {
        if (kept.holders === 0) all.delete(key);
        else kept.thing$.next(make(key));
      }
    },
  };
}
