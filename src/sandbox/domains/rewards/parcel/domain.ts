import { parcelCalls } from '#contract/rewards/parcel/calls.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { seedOnce } from '#sandbox/db/seed-once.ts';
import { record } from '#sandbox/db/table-bound.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { mountParcelAdmin } from './parcel-admin.ts';
import { parcelHandlers } from './parcel-handlers.ts';
import { createParcelStore, parcelMigrations } from './parcel-store.ts';
import { createParcels, type OpenParcels } from './parcels.ts';
import { seedParcels } from './seed-parcels.ts';

type Ports = Stored & { readonly money: { readonly tell: SendNews } };
type Opened = { readonly parcels: OpenParcels };

/** Goods on their way, with one of the demo member's that has come already. */
export const parcelDomain = domain({
  migrations: [parcelMigrations],
  bounds: {
    parcel: record,
    parcel_move: record,
  },
  open({ db, money }: Ports): Opened {
    const store = createParcelStore(db);
    return { parcels: { store, desk: createParcels({ db, store, tell: money.tell }) } };
  },
  seed({ db, parcels: { store } }: Stored & Opened, now) {
    seedOnce(db, 'parcels', () => {
      if (store.of(demoUserId('beian')).length > 0) return;
      seedParcels(createParcels({ db, store, tell: () => undefined }), now);
    });
  },
  duties: [{ everyMs: 10 * MINUTE_MS, run: ({ parcels }: Opened, now) => parcels.desk.run(now) }],
  admin: mountParcelAdmin,
  handlers: handlersFor(parcelCalls, parcelHandlers),
});
