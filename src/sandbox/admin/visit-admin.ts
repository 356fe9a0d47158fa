import * as v from 'valibot';
import { Maintenance } from '#contract/models/maintenance.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { AdminPorts } from './admin-ports.ts';
import { post } from './admin-route.ts';

const MaintenanceChange = v.strictObject({ maintenance: v.nullable(Maintenance) });

/** Whether visitors are let in, and what they are asked to solve. */
export function mountVisitAdmin(site: Site, { platform }: AdminPorts): void {
  const { switches, challenges, world } = platform;
  post(site, '/sandbox/maintenance', MaintenanceChange, ({ maintenance }) => {
    switches.maintenance = maintenance;
    return switches;
  });
  site.get('/sandbox/challenges', (context) => context.json(challenges.list(world.clock.now())));
}
