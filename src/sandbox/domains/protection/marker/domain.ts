import { MINUTE_MS } from '#contract/units/durations.ts';
import { record } from '#sandbox/db/table-bound.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { domain, type Stored, type Timed } from '#sandbox/domains/domain.ts';
import type { PlayReports } from '#sandbox/domains/play/play-report/play-report.ts';
import { mountMarkerAdmin } from './marker-admin.ts';
import { createMarkerStore, markerMigrations } from './marker-store.ts';
import { createMarkerWatch, type MarkerWatch } from './marker-watch.ts';

type Ports = Stored &
  Timed & { readonly playReports: PlayReports; readonly money: { readonly tell: SendNews } };
type Opened = { readonly markers: { readonly watch: MarkerWatch } };

/** Markers of harm in what members do, and the cases about them. */
export const markerDomain = domain({
  migrations: [markerMigrations],
  bounds: {
    harm_case: record,
    harm_marker: record,
    harm_note: record,
  },
  open({ db, world, playReports: reports, money: { tell } }: Ports) {
    const store = createMarkerStore(db);
    const watch = createMarkerWatch({ db, store, reports, tell, openedAt: world.clock.now() });
    return { markers: { store, watch } };
  },
  duties: [{ everyMs: 10 * MINUTE_MS, run: ({ markers }: Opened, now) => markers.watch.look(now) }],
  admin: mountMarkerAdmin,
});
