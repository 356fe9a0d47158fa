import { Observable, type SchedulerLike, type Subscription } from 'rxjs';

/** Things with state, one a key, kept while somebody holds them and a little longer. */
export type Keeper<Key extends string, Thing> = {
  /** The thing itself, made on first use. */
  at(key: Key): Thing;
  /** Emits the thing and holds it until unsubscribed. */
  hold(key: Key): Observable<Thing>;
};

type Kept<Thing> = { readonly thing: Thing; holders: number; leaving: Subscription | null };

export function createKeeper<Key extends string, Thing>(
  make: (key: Key) => Thing,
  lingerMs: number,
  scheduler: SchedulerLike,
): Keeper<Key, Thing> {
  const all = new Map<Key, Kept<Thing>>();
  const letGo = (key: Key, kept: Kept<Thing>) => {
    kept.leaving?.unsubscribe();
    kept.leaving = scheduler.schedule(() => {
      if (kept.holders === 0) all.delete(key);
    }, lingerMs);
  };
  const keptAt = (key: Key) => {
    const known = all.get(key);
    if (known) return known;
    const kept: Kept<Thing> = { thing: make(key), holders: 0, leaving: null };
    all.set(key, kept);
    letGo(key, kept);
    return kept;
  };
  return {
    at: (key) => keptAt(key).thing,
    hold: (key) =>
      new Observable((subscriber) => {
        const kept = keptAt(key);
        kept.holders += 1;
        subscriber.next(kept.thing);
        return () => {
          kept.holders -= 1;
          if (kept.holders === 0) letGo(key, kept);
        };
      }),
  };
}
