import { useSyncExternalStore } from 'react';
import { Banner } from '#app/kit/feedback/banner.tsx';
import { t } from './texts.ts';

function watchOnline(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says that the network is gone, and goes by itself when it is back. */
export function ConnectionBanner() {
  const online = useSyncExternalStore(watchOnline, () => navigator.onLine);
  return online ? null : <Banner tone="offline">{t('shell.offline')}</Banner>;
}
