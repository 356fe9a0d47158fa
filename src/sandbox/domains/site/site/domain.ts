import { siteCalls } from '#contract/site/site/calls.ts';
import { domain, handlersFor } from '#sandbox/domains/domain.ts';
import type { World } from '#sandbox/world/world.ts';
import { mountSiteAdmin } from './site-admin.ts';
import { siteHandlers } from './site-handlers.ts';
import { createSiteStore } from './site-store.ts';
import type { Switches } from './switches.ts';

/** The sites and their venues as they are, and the switches of an operator. */
export const siteDomain = domain({
  open({ world }: { readonly world: Pick<World, 'odds'> }) {
    const sites = createSiteStore();
    world.odds.followVenues(sites.isVenueOpen);
    const switches: Switches = { oneSession: false, maintenance: null };
    return { sites, switches };
  },
  admin: mountSiteAdmin,
  handlers: handlersFor(siteCalls, siteHandlers),
});
