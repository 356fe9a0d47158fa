import { useSyncExternalStore } from 'react';
import { Banner } from '#app/kit/feedback/banner.tsx';
import { useMissingPart } from '#app/kit/part/missing-part.ts';
import { t } from './texts.ts';

function watchOnline(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says that the network is gone, or that what was opened did not come; goes by itself when it is back. */
export function ConnectionBanner() {
  const online = useSyncExternalStore(watchOnline, () => navigator.onLine);
  const isMissing = useMissingPart();
  if (!online) return <Banner tone="offline">{t('shell.offline')}</Banner>;
  return isMissing ? <Banner tone="alert">{t('shell.partMissing')}</Banner> : null;
}
