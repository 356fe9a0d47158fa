import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';

/** Name that the page was served with: its title before the first screen has set one. */
let served = '';

/** Returns the name of the site [1.01]: that of its configuration, until that has loaded the one the page was served with. */
export function useBrand(): string {
  served ||= document.title;
  return lastOf(useCall('site.config', {}))?.brand ?? served;
}
