import type { DatabaseSync } from 'node:sqlite';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { seedOnce } from '#sandbox/db/seed-once.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { World } from '#sandbox/world/world.ts';
import { createParcelStore, type ParcelStore } from './parcel-store.ts';
import { createParcels, type Parcels } from './parcels.ts';
import { seedParcels } from './seed-parcels.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly clock: World['clock'];
  readonly tell: SendNews;
};

/** Store of parcels, and the operations on them. */
export type OpenParcels = { readonly store: ParcelStore; readonly desk: Parcels };

const RUN_EVERY_MS = 10 * MINUTE_MS;

/** Goods on their way, with one of the demo member's that has come already. */
export function openParcels({ db, clock, tell }: Ports): OpenParcels {
  const store = createParcelStore(db);
  seedOnce(db, 'parcels', () => {
    if (store.of(demoUserId('beian')).length > 0) return;
    seedParcels(createParcels({ db, store, tell: () => undefined }), clock.now());
  });
  const desk = createParcels({ db, store, tell });
  clock.every(RUN_EVERY_MS, () => desk.run(clock.now()));
  return { store, desk };
}
