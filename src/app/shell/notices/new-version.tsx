import { useEffect, useState } from 'react';
import { Button } from '#app/kit/action/button.tsx';
import { Banner } from '#app/kit/feedback/banner.tsx';
import { isOutdated } from './is-outdated.ts';
import { t } from './texts.ts';

const CHECK_EVERY_MS = 600_000;

/** Is there a newer build of the site than this page? Asked when the page is returned to, and every ten minutes. */
function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (isNew) return;
    const check = () => {
      if (!document.hidden) void isOutdated().then((outdated) => outdated && setNew(true));
    };
    const timer = setInterval(check, CHECK_EVERY_MS);
    window.addEventListener('focus', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', check);
    };
  }, [isNew]);
  return isNew;
}

/** Says once that there is a newer page, and leaves the moment to the reader. */
export function NewVersion() {
  if (!useNewVersion()) return null;
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
      {t('notice.newVersion')}
    </Banner>
  );
}
