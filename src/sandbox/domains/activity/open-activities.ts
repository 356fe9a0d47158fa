import type { DatabaseSync } from 'node:sqlite';
import type { PlayableKind } from '#contract/activity/schema/parts.ts';
import { seedOnce } from '#sandbox/db/each-due.ts';
import type { InboxStore } from '#sandbox/domains/care/inbox/inbox-store.ts';
import { sendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { createOrderNumbers } from '#sandbox/domains/ground/statement/order-numbers.ts';
import type { OpenParcels } from '#sandbox/domains/rewards/parcel/parcels.ts';
import type { World } from '#sandbox/world/world.ts';
import { createActivities } from './engine/activities.ts';
import { createActivityConsole } from './engine/desk/desk.ts';
import { createSettings } from './engine/desk/settings.ts';
import { activityDuty } from './engine/editions/due.ts';
import { createEditions, type Editions } from './engine/editions/editions.ts';
import type { KindPorts, KindTable } from './engine/kind-rules.ts';
import { createItems } from './engine/prizes/items.ts';
import { createPrizes } from './engine/prizes/prizes.ts';
import { createStock } from './engine/prizes/stock.ts';
import { createResults } from './engine/results.ts';
import { createSettlement } from './engine/settlement.ts';
import { createActivityTags } from './engine/tags.ts';
import { openKinds } from './kinds/kinds.table.ts';
import { refundExchange } from './kinds/top-gift/refund-exchange.ts';
import { createPoints } from './points/points.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly world: World;
  readonly ledger: Ledger;
  readonly money: KindPorts['money'] & Parameters<typeof createPrizes>[0]['money'];
  readonly messages: Pick<InboxStore, 'send'>;
  readonly parcels: OpenParcels;
};

/** Editions of kinds that have none yet. */
function seedEditions(db: DatabaseSync, editions: Editions, kinds: KindTable, now: number): void {
  const names = Object.keys(kinds).filter((kind): kind is PlayableKind => Object.hasOwn(kinds, kind));
  for (const kind of names)
    seedOnce(db, `activity ${kind}`, () => {
      if (editions.ofKind(kind).length > 0) return;
      for (const edition of kinds[kind].seed(now)) editions.add(kind, edition);
    });
}

/** Creates all parts of activities, without their clock: duties run when `due` is called. */
export function createActivityParts(ports: Ports) {
  const { db, ledger, money, messages, parcels, world } = ports;
  const notify = sendNews(messages);
  const editions = createEditions(db);
  const results = createResults(db);
  const stock = createStock(db);
  const settings = createSettings(db);
  const items = createItems(ledger);
  const points = createPoints(db, ledger);
  const prizes = createPrizes({ ledger, money, items, points, parcels, numbers: createOrderNumbers(db) });
  const settlement = createSettlement({ editions, results, prizes, stock });
  const stores = { db, editions, results, settlement };
  const kinds = openKinds({
    ...stores,
    world,
    ledger,
    money,
    stock,
    settings,
    items,
    points,
    parcels,
    notify,
  });
  parcels.desk.onReimbursed(refundExchange({ results, stock, points, parcels }));
  seedEditions(db, editions, kinds, world.clock.now());
  const due = activityDuty({ ...stores, points, kinds, notify });
  const activities = createActivities({ ...stores, tags: createActivityTags(db), kinds });
  const desk = createActivityConsole({ db, editions, kinds, due });
  return { ...activities, lotteryProof: kinds.lottery.proof, stock, items, points, due, desk };
}

export type ActivityService = ReturnType<typeof createActivityParts>;
