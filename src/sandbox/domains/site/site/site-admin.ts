import * as v from 'valibot';
import { Maintenance } from '#contract/site/site/maintenance-schema.ts';
import { siteIdOf } from '#sandbox/base/tables/sites.table.ts';
import { AdminRefusal, mustBe, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { SiteStore } from './site-store.ts';
import type { Switches } from './switches.ts';

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
export function mountSiteAdmin(site: Site, { sites, switches }: Ports): void {
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
