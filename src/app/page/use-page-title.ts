import { useLayoutEffect } from 'react';
import { t } from '#i18n/texts.ts';

/**
 * Names the page in the browser tab, as `… · 场边`; without a title, while what it is named after is on its way, the tab
 * has the name of the site alone. It is set before the page is painted, so that the announcer of the page finds it.
 */
export function usePageTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    document.title = title ? `${title} · ${t('common.appName')}` : t('common.appName');
    return () => {
      document.title = t('common.appName');
    };
  }, [title]);
}
