import { useEffect } from 'react';
import { Button } from '#app/kit/action/button.tsx';
import { Banner } from '#app/kit/feedback/banner.tsx';
import { t } from '../notices/texts.ts';
import { keepSite } from './service-worker.ts';
import { useCalm } from './use-calm.ts';
import { useNewVersion } from './use-new-version.ts';

/**
 * Says that there is a newer page, and leaves the moment to the reader: not while they type, play or pay, unless this page
 * can no longer show what they asked for. Also has the page kept for the next visit.
 */
export function NewVersion() {
  const version = useNewVersion();
  const calm = useCalm();
  useEffect(() => void keepSite(), []);
  if (version === 'none' || (version === 'there' && !calm)) return null;
  return (
    <Banner
      tone="primary"
      icon="refresh"
      action={
        <Button size="xs" onClick={() => location.reload()}>
          {t('common.refresh')}
        </Button>
      }
    >
      {t(version === 'needed' ? 'notice.newVersionNeeded' : 'notice.newVersion')}
    </Banner>
  );
}
