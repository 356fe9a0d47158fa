import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';

let served: string | undefined;

/** Returns the name that the page was served with: its title before the first screen has set one. */
function servedName(): string {
  served ??= document.title;
  return served;
}

/** Returns the name of the site [1.01]: that of its configuration, until that has loaded the one the page was served with. */
export const useBrand = (): string => lastOf(useCall('site.config', {}))?.brand ?? servedName();
