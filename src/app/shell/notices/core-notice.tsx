import { useEffect, useState } from 'react';
import { switchMap } from 'rxjs';
import { coreHealth$ } from '#core-client/core.ts';
import { ofTab } from '#core-client/storage/browser-storage.ts';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/feedback/banner.tsx';
import { type CoreTrouble, coreTrouble, reloadOnce } from './core-trouble.ts';
import { isOutdated } from './is-outdated.ts';
import { t } from './texts.ts';

const reload = () => location.reload();

/**
 * Notice that the page has lost its core, the source of all its data, and what to do. Its code is fetched a moment after
 * the first screen, from the same build.
 */
export function CoreNotice() {
  const [trouble, setTrouble] = useState<CoreTrouble>('none');
  useEffect(() => {
    const telling = coreTrouble(coreHealth$)
      .pipe(switchMap((now) => reloadOnce(now, { storage: ofTab, isOutdated, reload })))
      .subscribe(setTrouble);
    return () => telling.unsubscribe();
  }, []);
  if (trouble === 'none') return null;
  return (
    <Banner
      tone="alert"
      action={
        <Button size="xs" onClick={reload}>
          {t('common.refresh')}
        </Button>
      }
    >
      {t(trouble === 'refused' ? 'notice.coreRefused' : 'notice.coreSilent')}
    </Banner>
  );
}
