import { defer, map, type Observable, type ObservableInput } from 'rxjs';

/**
 * Whether the browser keeps what the core writes, tried for each reader.
 * @param tryToWrite emits whether what it wrote was kept
 */
export const storageView = (
  tryToWrite: () => ObservableInput<boolean>,
): Observable<{ readonly kept: boolean }> => defer(tryToWrite).pipe(map((kept) => ({ kept })));
