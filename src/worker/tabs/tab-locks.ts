import { Observable } from 'rxjs';

/** Turns shared by the tabs of a browser. */
export type TabLocks = {
  /** Waits for the turn, emits when it has come and keeps it until unsubscribed, also by a tab that dies. */
  hold(name: string): Observable<unknown>;
};

/** By Web Locks, which only secure origins have. */
export const webLocks = (manager: LockManager): TabLocks => ({
  hold: (name) =>
    new Observable((subscriber) => {
      const leaving = new AbortController();
      const left = Promise.withResolvers<void>();
      const held = () => {
        subscriber.next(name);
        return left.promise;
      };
      manager.request(name, { signal: leaving.signal }, held).catch((thrown: unknown) => {
        if (!leaving.signal.aborted) subscriber.error(thrown);
      });
      return () => {
        leaving.abort();
        left.resolve();
      };
    }),
});
