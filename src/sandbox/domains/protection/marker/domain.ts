import * as v from 'valibot';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { record } from '#sandbox/db/table-bound.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { domain, type Stored, type Timed } from '#sandbox/domains/domain.ts';
import type { PlayReports } from '#sandbox/domains/play/play-report/play-report.ts';
import { AdminRefusal, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { createMarkerStore, type MarkerStore, markerMigrations } from './marker-store.ts';
import { createMarkerWatch, type MarkerWatch } from './marker-watch.ts';

const NOTE_MAX = 200;
const Closing = v.strictObject({
  note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NOTE_MAX)),
});

type AdminPorts = Timed & { readonly markers: { readonly store: Pick<MarkerStore, 'closeCase'> } };

/** Cases of members whose play may do them harm: closed by hand, with what was done. Offers come again afterwards. */
function mountMarkerAdmin(site: Site, { markers, world }: AdminPorts): void {
  post(site, '/sandbox/care/:id', Closing, ({ note }, context) => {
    const isClosed = markers.store.closeCase(Number(context.req.param('id')), note, world.clock.now());
    if (!isClosed) throw new AdminRefusal(404, '没有这个处理中的个案');
  });
}

type Ports = Stored &
  Timed & { readonly playReports: PlayReports; readonly money: { readonly notify: SendNews } };
type Opened = { readonly markers: { readonly watch: MarkerWatch } };

/** Markers of harm in what members do, and the cases about them. */
export const markerDomain = domain({
  migrations: [markerMigrations],
  bounds: {
    harm_case: record,
    harm_marker: record,
    harm_note: record,
  },
  open({ db, world, playReports: reports, money: { notify } }: Ports) {
    const store = createMarkerStore(db);
    const watch = createMarkerWatch({ db, store, reports, notify, openedAt: world.clock.now() });
    return { markers: { store, watch } };
  },
  duties: [{ everyMs: 10 * MINUTE_MS, run: ({ markers }: Opened, now) => markers.watch.check(now) }],
  admin: mountMarkerAdmin,
});
