import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { PARCEL_ADDRESS_RETENTION_MS, PARCEL_ARRIVES_MS } from '#contract/rewards/parcel/parcel-rules.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import type { News } from '#sandbox/domains/care/inbox/news.ts';
import { createParcelStore, parcelMigrations } from './parcel-store.ts';
import { createParcels } from './parcels.ts';

const ADDRESS = {
  recipient: '林舟',
  phone: '13800000207',
  province: '浙江省',
  city: '宁波市鄞州区',
  line: '海岸路 18 号',
  postcode: '',
} as const;
const SENT = { carrier: '云岭快递', trackingNo: 'YL1', why: '' };

function createFixture() {
  const db = new DatabaseSync(':memory:');
  migrate(db, [
    { name: 'members', steps: ['CREATE TABLE member (user_id TEXT PRIMARY KEY)'] },
    parcelMigrations,
  ]);
  db.exec("INSERT INTO member VALUES ('u'), ('w')");
  const store = createParcelStore(db);
  const notified: News[] = [];
  const parcels = createParcels({ db, store, notify: (_, news) => notified.push(news) });
  const open = (sourceKey = 'gift:1') =>
    parcels.open({ userId: 'u', goodsId: 'suitcase', source: 'VIP 豪礼', sourceKey }, 0);
  const shipped = () => {
    const id = open();
    parcels.address('u', id, ADDRESS, 1);
    parcels.step(id, 'pack', SENT, 2);
    parcels.step(id, 'ship', SENT, 3);
    return id;
  };
  return { store, parcels, told: notified, open, shipped, state: (id: string) => store.find(id)?.state };
}

test('[1.03] the same source opens one parcel under repeated requests', () => {
  const { open, store, told } = createFixture();
  expect(open()).toBe(open());
  expect(store.of('u')).toHaveLength(1);
  expect(told).toHaveLength(1);
});

test('[1.03] a parcel counts as received exactly ten days after shipping', () => {
  const { parcels, shipped, state, told } = createFixture();
  const id = shipped();
  parcels.run(3 + PARCEL_ARRIVES_MS - 1);
  expect(state(id)).toBe('shipped');
  parcels.run(3 + PARCEL_ARRIVES_MS);
  expect(state(id)).toBe('received');
  expect(told.at(-1)?.title).toContain('已记为签收');
});

test('[1.03] an address is deleted 180 days after the parcel is finished', () => {
  const { parcels, shipped, store } = createFixture();
  const id = shipped();
  parcels.receive('u', id, 10);
  parcels.run(10 + PARCEL_ADDRESS_RETENTION_MS - 1);
  expect(store.find(id)?.address?.recipient).toBe('林舟');
  parcels.run(10 + PARCEL_ADDRESS_RETENTION_MS);
  expect(store.find(id)?.address).toBeNull();
});

test('[1.03] a cancelled or refunded parcel returns its price once', () => {
  const { parcels, open, shipped } = createFixture();
  const back: string[] = [];
  parcels.onReimbursed(({ source_key }) => back.push(source_key));
  const first = open('gift:0');
  parcels.cancel('u', first, 1);
  parcels.cancel('u', first, 2);
  expect(back).toEqual(['gift:0']);
  const id = shipped();
  parcels.step(id, 'return', { ...SENT, why: '地址查无此人' }, 4);
  parcels.step(id, 'refund', SENT, 5);
  expect(back).toEqual(['gift:0', 'gift:1']);
});

test('[1.03] a packed parcel keeps its address, another member’s is not found', () => {
  const { parcels, shipped } = createFixture();
  const id = shipped();
  const refused = (code: string) => expect.objectContaining({ code });
  expect(() => parcels.cancel('w', id, 5)).toThrow(refused('NOT_FOUND'));
  expect(() => parcels.address('u', id, ADDRESS, 5)).toThrow(refused('ORDER_STEP_REFUSED'));
  expect(() => parcels.step(id, 'pack', SENT, 5)).toThrow(refused('ORDER_STEP_REFUSED'));
});
