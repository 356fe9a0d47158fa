import * as v from 'valibot';
import { LANGUAGE } from '#contract/languages.table.ts';
import { siteCalls } from '#contract/site/site/calls.ts';
import { type Domains, Maintenance } from '#contract/site/site/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { siteIdOf } from '#sandbox/base/tables/sites.table.ts';
import { domain, handlersFor } from '#sandbox/domains/domain.ts';
import { AdminRefusal, mustBe, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { secondOrigin } from '#sandbox/http/hosts/host-names.ts';
import type { World } from '#sandbox/world/world.ts';
import { COUNTRIES, DOWNLOAD, SITE_CONTENTS } from './contents.table.ts';
import { navigationOf, venueStatuses } from './navigation.ts';
import { createSiteStore, type SiteStore, type Switches } from './site-store.ts';

const SiteChange = v.strictObject({
  chatSwitch: v.exactOptional(v.boolean()),
  orderShareSeries: v.exactOptional(v.array(v.string())),
  params: v.exactOptional(v.record(v.string(), v.string())),
});
const VenueChange = v.strictObject({
  status: v.exactOptional(v.picklist([0, 1, 2])),
  displayed: v.exactOptional(v.boolean()),
});

const MaintenanceChange = v.strictObject({ maintenance: v.nullable(Maintenance) });

type Ports = { readonly sites: SiteStore; readonly switches: Switches };

/** Maintenance, switches of the sites and the state of the venues by hand, until the sandbox ends. */
function mountSiteAdmin(site: Site, { sites, switches }: Ports): void {
  post(site, '/sandbox/maintenance', MaintenanceChange, ({ maintenance }) => {
    switches.maintenance = maintenance;
    return switches;
  });
  post(site, '/sandbox/sites/:id', SiteChange, (change, context) => {
    const siteId = siteIdOf(context.req.param('id') ?? '');
    if (siteId === null) throw new AdminRefusal(404, '没有这个站点');
    sites.change(siteId, change);
    return sites.config(siteId);
  });
  post(site, '/sandbox/venues/:code', VenueChange, (change, context) =>
    mustBe(sites.changeVenue(context.req.param('code') ?? '', change), '这个场馆'),
  );
}

/** Dependencies of the site handlers. */
type HandlerPorts = {
  readonly world: World;
  readonly sites: SiteStore;
  readonly switches: Switches;
  /** Venues that members blocked for themselves. */
  readonly selfBlocks: { hasVenue(userId: string, code: string, now: number): boolean };
  /** The video domains for a client that reached the platform at an origin. */
  videoLines(origin: string): v.InferInput<typeof Domains>['video'];
  /** Additional image origins for that client: of the operator’s own streams, and those without TLS in a network. */
  mediaOrigins(origin: string): string[];
};

const SITE_DOWN = 0;

/** Maintenance that is going on or announced; null once it has ended. */
function currentMaintenance({ maintenance }: Switches, now: number): Maintenance | null {
  return maintenance && now < (maintenance.endAt ?? Number.POSITIVE_INFINITY) ? maintenance : null;
}

/** Handlers of a site’s configuration and addresses [7.10]. */
const siteHandlers = (platform: HandlerPorts): HandlersOf<typeof siteCalls> => ({
  'site.config': (_input, { siteId }) => platform.sites.config(siteId),
  'site.params': ({ keyCodes }, { siteId }) => {
    const known = { ...SITE_CONTENTS[siteId].texts, ...platform.sites.config(siteId).params };
    const requestedKeys = new Set(keyCodes);
    return { params: Object.fromEntries(Object.entries(known).filter(([key]) => requestedKeys.has(key))) };
  },
  'site.perInfo': (_input, { now }) => {
    const maintenance = currentMaintenance(platform.switches, now);
    if (maintenance === null) return { maintenance };
    const isDown = maintenance.status === SITE_DOWN && now >= (maintenance.startAt ?? now);
    return isDown ? refuse('SYSTEM_MAINTENANCE', { maintenance }) : { maintenance };
  },
  'site.maintenance': (_input, { siteId, now, account }) => ({
    site: currentMaintenance(platform.switches, now),
    venues: venueStatuses(platform.sites, {
      siteId,
      now,
      isBlocked: (code) => account !== null && platform.selfBlocks.hasVenue(account.userId, code, now),
    }),
  }),
  'site.domains': (_input, { origin }) => {
    const twin = secondOrigin(origin);
    return {
      api: twin === null ? [origin] : [origin, twin],
      video: platform.videoLines(origin),
      media: platform.mediaOrigins(origin),
    };
  },
  'site.language': () => ({ code: LANGUAGE.tag, name: LANGUAGE.name }),
  'site.navigation': (_input, { siteId }) => ({ list: [...navigationOf(siteId, platform)] }),
  'site.sports': (_input, { siteId }) => ({ list: [...SITE_CONTENTS[siteId].sports] }),
  'site.floating': (_input, { siteId }) => ({ list: [...SITE_CONTENTS[siteId].floating] }),
  'site.download': () => ({ ...DOWNLOAD, address: '/' }),
  'site.countries': () => ({ list: [...COUNTRIES] }),
});

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
