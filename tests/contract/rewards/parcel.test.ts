import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);

const ADDRESS = {
  recipient: '林舟',
  phone: '13800000207',
  province: '浙江省',
  city: '宁波市鄞州区',
  line: '海岸路 18 号 3 单元 602',
  postcode: '315100',
} as const;

let opened = 0;
/** Gives a physical prize of an activity to a member. */
const awardPrize = (userId: string) => {
  opened += 1;
  const parcel = { userId, goodsId: 'suitcase', source: 'VIP 豪礼', sourceKey: `test:${opened}` };
  return sandbox().parcels.desk.open(parcel, now());
};
const read = (data: unknown) => v.parse(calls['parcel.detail'].response, data);
const detail = async (client: WireClient, parcelId: string) =>
  read((await client.call('parcel.detail', { parcelId })).data);
const step = async (parcelId: string, body: Record<string, string>) =>
  (await postAdmin(sandbox(), `/sandbox/parcels/${parcelId}`, body)).status;
const newest = async (client: WireClient) =>
  v.parse(calls['inbox.latest'].response, (await client.call('inbox.latest', { size: '1' })).data).list[0];

test('[1.03] a parcel is delivered with a message for each state', async () => {
  const client = await member('qinghe');
  const parcelId = awardPrize('u-qinghe');
  expect(await newest(client)).toMatchObject({ place: 'parcel', ref: parcelId });
  expect((await detail(client, parcelId)).actions).toEqual(['address', 'cancel']);
  const response = await client.call('parcel.address', { parcelId, address: ADDRESS });
  expect(read(response.data).address).toEqual({
    recipient: '林*',
    phone: '138********',
    region: '浙江省 宁波市鄞州区',
    line: '海岸路 ***',
  });
  expect(await step(parcelId, { step: 'pack' })).toBe(200);
  expect((await newest(client))?.title).toContain('正在打包');
  expect((await client.call('parcel.cancel', { parcelId })).code).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
  expect(await step(parcelId, { step: 'ship', carrier: '云岭快递', trackingNo: 'YL22178841' })).toBe(200);
  expect((await newest(client))?.text).toContain('YL22178841');
  expect(await step(parcelId, { step: 'return', why: '电话打不通' })).toBe(200);
  expect(await step(parcelId, { step: 'reship', carrier: '云岭快递', trackingNo: 'YL22178842' })).toBe(200);
  expect((await client.call('parcel.receive', { parcelId })).code).toBe(0);
  expect((await client.call('parcel.receive', { parcelId })).code).toBe(0);
  const { state, trackingNo, moves } = await detail(client, parcelId);
  expect([state, trackingNo]).toEqual(['received', 'YL22178842']);
  expect(moves.map((move) => move.state)).toEqual([
    'chosen',
    'addressed',
    'packing',
    'shipped',
    'returned',
    'shipped',
    'received',
  ]);
});

test('[1.03] parcels of other members are not found, and out-of-order steps are refused', async () => {
  const other = await member('xuexian');
  const parcelId = awardPrize('u-qinghe');
  for (const foreign of [parcelId, '999999']) {
    expect((await other.call('parcel.detail', { parcelId: foreign })).code).toBe(PLATFORM_CODES.NOT_FOUND);
    expect((await other.call('parcel.cancel', { parcelId: foreign })).code).toBe(PLATFORM_CODES.NOT_FOUND);
  }
  expect(await step(parcelId, { step: 'pack' })).toBe(409);
  expect(await step(parcelId, { step: 'ship', carrier: '云岭快递' })).toBe(400);
  expect(await step('999999', { step: 'pack' })).toBe(404);
});

test('[1.03] an address is validated before it is stored', async () => {
  const client = await member('qinghe');
  const parcelId = awardPrize('u-qinghe');
  const wrong = [{ phone: '1380000020' }, { postcode: '31510' }, { recipient: ' ' }, { line: '路' }];
  for (const part of wrong) {
    const { code } = await client.call('parcel.address', { parcelId, address: { ...ADDRESS, ...part } });
    expect(code).not.toBe(0);
  }
  expect((await detail(client, parcelId)).state).toBe('chosen');
  expect((await client.call('parcel.cancel', { parcelId })).code).toBe(0);
  expect((await client.call('parcel.cancel', { parcelId })).code).toBe(0);
});
