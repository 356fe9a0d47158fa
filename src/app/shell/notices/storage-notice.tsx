import { useState } from 'react';
import { ofTab } from '#core-client/storage/browser-storage.ts';
import { useTopic } from '#core-client/topic.ts';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/feedback/banner.tsx';
import { t } from './texts.ts';

const DISMISSED_KEY = 'courtside.storage-notice';

/** Notice, once per tab, that a login will not outlive the page, because the browser denies the site storage. */
export function StorageNotice() {
  const isPersistent = useTopic('storage', null)?.isPersistent ?? true;
  const [isDismissed, setDismissed] = useState(() => ofTab.read(DISMISSED_KEY) !== null);
  if (isPersistent || isDismissed) return null;
  const close = () => {
    ofTab.write(DISMISSED_KEY, '1');
    setDismissed(true);
  };
  return (
    <Banner
      tone="alert"
      action={
        <Button size="xs" variant="line" onClick={close}>
          {t('notice.storageClose')}
        </Button>
      }
    >
      {t('notice.storageRefused')}
    </Banner>
  );
}
