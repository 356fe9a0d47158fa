import { concat, map, Observable, of, repeat, startWith, takeUntil } from 'rxjs';

/** Turns shared by the tabs of a browser. */
export type TabLocks = {
  /** Waits for the lock, emits when it is acquired and holds it until unsubscribed, also by a tab that dies. */
  hold(name: string): Observable<unknown>;
};

/**
 * Creates locks over Web Locks, which only secure origins have. In a browser that refuses them (blocked storage, an opaque
 * origin) every tab acquires its own at once.
 */
export const webLocks = (manager: LockManager): TabLocks => ({
  hold: (name) =>
    new Observable((subscriber) => {
      const leaving = new AbortController();
      const released = Promise.withResolvers<void>();
      const held = () => {
        subscriber.next(name);
        return released.promise;
      };
      const refused = () => {
        if (!leaving.signal.aborted) subscriber.next(name);
      };
      try {
        manager.request(name, { signal: leaving.signal }, held).catch(refused);
      } catch {
        refused();
      }
      return () => {
        leaving.abort();
        released.resolve();
      };
    }),
});

/**
 * Emits whether this tab performs the work done once per browser. While subscribed it waits in the queue of the lock;
 * whenever `yield$` emits it returns to the end of the queue.
 */
export const leadership = (locks: TabLocks, name: string, yield$: Observable<unknown>): Observable<boolean> =>
  concat(
    locks.hold(name).pipe(
      map(() => true),
      takeUntil(yield$),
    ),
    of(false),
  ).pipe(repeat(), startWith(false));
