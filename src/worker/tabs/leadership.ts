import { concat, map, type Observable, of, repeat, startWith, takeUntil } from 'rxjs';
import type { TabLocks } from './tab-locks.ts';

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
