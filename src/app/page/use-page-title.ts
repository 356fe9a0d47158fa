import { useLayoutEffect } from 'react';
import { useBrand } from './use-brand.ts';

/**
 * Sets the title of the browser tab, as `… · 场边`; without a title, while its data is loading, the tab shows the site name
 * only. It is set before the page is painted, so that the page announcer finds it.
 */
export function usePageTitle(title: string | undefined): void {
  const brand = useBrand();
  useLayoutEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
    return () => {
      document.title = brand;
    };
  }, [title, brand]);
}
