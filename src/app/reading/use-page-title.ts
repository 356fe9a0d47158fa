import { useEffect } from 'react';
import { t } from '#app/i18n/text.ts';

/** The browser tab says what is being read. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${t('common.appName')}` : t('common.appName');
    return () => {
      document.title = t('common.appName');
    };
  }, [title]);
}
