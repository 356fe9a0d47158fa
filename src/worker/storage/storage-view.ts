import { defer, map, type Observable, type ObservableInput } from 'rxjs';

/**
 * Emits whether the browser stores the core’s writes, tested for each subscriber.
 * @param tryToWrite emits whether its write was stored
 */
export const storageView = (
  tryToWrite: () => ObservableInput<boolean>,
): Observable<{ readonly isPersistent: boolean }> =>
  defer(tryToWrite).pipe(map((isPersistent) => ({ isPersistent })));
