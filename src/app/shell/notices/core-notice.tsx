import { useEffect, useState } from 'react';
import { distinctUntilChanged, map, type Observable, of, switchMap, timer } from 'rxjs';
import { type CoreHealth, coreHealth$ } from '#core-client/core.ts';
import { type BrowserStorage, ofTab } from '#core-client/storage/browser-storage.ts';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/feedback/banner.tsx';
import { isOutdated } from './is-outdated.ts';
import { t } from './texts.ts';

/** none: the core is running. silent: it does not start, or does not come back. refused: it is of another build. */
export type CoreFailure = 'none' | 'silent' | 'refused';

/** The script of the core may come slowly; one that has failed is tried again within seconds. */
const PATIENCE_MS = { starting: 20_000, replacing: 5_000 } as const;
const RELOADED_KEY = 'courtside.reloaded-for-core';

/** Emits the problem of the core once it has lasted long enough to be reported. */
export const watchCoreFailure = (health$: Observable<CoreHealth>): Observable<CoreFailure> =>
  health$.pipe(
    map(({ is }) => is),
    distinctUntilChanged(),
    switchMap((is): Observable<CoreFailure> => {
      if (is === 'alive') return of('none');
      if (is === 'refused') return of('refused');
      return timer(PATIENCE_MS[is]).pipe(map((): CoreFailure => 'silent'));
    }),
    distinctUntilChanged(),
  );

type ReloadPorts = {
  readonly storage: Pick<BrowserStorage, 'read' | 'write'>;
  /** Reports whether a newer build of the site than this page exists. */
  readonly isOutdated: () => Promise<boolean>;
  readonly reload: () => void;
};

/**
 * Reloads a page of an outdated build, once: if that did not help, or cannot be recorded, the page shows a notice instead.
 * @returns the problem to report now
 */
export async function reloadOnce(
  failure: CoreFailure,
  { storage, isOutdated, reload }: ReloadPorts,
): Promise<CoreFailure> {
  if (failure === 'none') {
    if (storage.read(RELOADED_KEY) !== null) storage.write(RELOADED_KEY, null);
    return failure;
  }
  const isBehind = failure === 'refused' || (await isOutdated());
  if (!isBehind || storage.read(RELOADED_KEY) !== null || !storage.write(RELOADED_KEY, '1')) return failure;
  reload();
  return 'none';
}

const reload = () => location.reload();

/**
 * Notice that the page has lost its core, the source of all its data, and what to do. Its code is fetched a moment after
 * the first screen, from the same build.
 */
export function CoreNotice() {
  const [failure, setFailure] = useState<CoreFailure>('none');
  useEffect(() => {
    const telling = watchCoreFailure(coreHealth$)
      .pipe(switchMap((now) => reloadOnce(now, { storage: ofTab, isOutdated, reload })))
      .subscribe(setFailure);
    return () => telling.unsubscribe();
  }, []);
  if (failure === 'none') return null;
  return (
    <Banner
      tone="alert"
      action={
        <Button size="xs" onClick={reload}>
          {t('common.refresh')}
        </Button>
      }
    >
      {t(failure === 'refused' ? 'notice.coreRefused' : 'notice.coreSilent')}
    </Banner>
  );
}
