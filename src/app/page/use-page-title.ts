import { useLayoutEffect } from 'react';
import { t } from '#i18n/texts.ts';

/**
 * Sets the title of the browser tab, as `… · 场边`; without a title, while its data is loading, the tab shows the site name
 * only. It is set before the page is painted, so that the page announcer finds it.
 */
export function usePageTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    document.title = title ? `${title} · ${t('common.appName')}` : t('common.appName');
    return () => {
      document.title = t('common.appName');
    };
  }, [title]);
}
