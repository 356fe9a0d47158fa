import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';

/** Name that the page was served with. */
const served = document.title;

/** Returns the name of the site [1.01]: that of its configuration, until that has loaded the one the page was served with. */
export const useBrand = (): string => lastOf(useCall('site.config', {}))?.brand ?? served;
