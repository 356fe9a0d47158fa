import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { siteIdOf } from '#sandbox/base/tables/sites.table.ts';
import { tidied } from '#sandbox/db/table-bound.ts';
import { domain, type Stored } from '#sandbox/domains/domain.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { createDevices, type Devices } from './devices.ts';
import { createMemberSessions } from './member-sessions.ts';
import { createSessions, type Sessions } from './sessions.ts';

type Ports = Stored & { readonly sites: Pick<SiteStore, 'config'> };

type Opened = { readonly sessions: Sessions; readonly devices: Devices };

/** Sessions, which end by themselves when unused for their site's limit, and the devices seen. */
export const sessionDomain = domain({
  bounds: {
    device: tidied('session/devices'),
    session: tidied('session/sessions'),
  },
  open({ db, sites }: Ports) {
    /** Time that a session of a site outlives its last use, ms; infinite where the site has no limit. */
    const sessionIdleMs = (siteId: number) => {
      const known = siteIdOf(String(siteId));
      const minutes = Number(known === null ? Number.NaN : sites.config(known).params?.session_idle_minutes);
      return minutes > 0 ? minutes * MINUTE_MS : Number.POSITIVE_INFINITY;
    };
    return {
      sessions: createSessions(db, sessionIdleMs),
      memberSessions: createMemberSessions(db, sessionIdleMs),
      sessionIdleMs,
      devices: createDevices(db),
    };
  },
  duties: [
    {
      everyMs: HOUR_MS,
      atStart: true,
      run: ({ sessions }: Opened, now) => sessions.clean(now),
    },
    {
      everyMs: HOUR_MS,
      run: ({ devices }: Opened, now) => devices.clean(now),
    },
  ],
});
