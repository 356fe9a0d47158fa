import { concat, map, type Observable, of, repeat, startWith, takeUntil } from 'rxjs';
import type { TabLocks } from './tab-locks.ts';

/**
 * Is this tab the one that does what is done once a browser? While subscribed it waits in line; whenever `yield$`
 * emits it goes back to the line's end.
 */
export const leadership = (locks: TabLocks, name: string, yield$: Observable<unknown>): Observable<boolean> =>
  concat(
    locks.hold(name).pipe(
      map(() => true),
      takeUntil(yield$),
    ),
    of(false),
  ).pipe(repeat(), startWith(false));
