import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { idNumberOf } from '../examples/identity-examples.ts';
import { squarePng } from '../examples/profile-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { type NewMember, newcomer } from './new-member.ts';

const sandbox = sandboxForFile();
const ADDRESS = {
  recipient: '林舟',
  phone: '13800000207',
  province: '浙江省',
  city: '宁波市鄞州区',
  line: '海岸路 18 号',
  postcode: '315100',
} as const;

const setMode = (mode: 'automatic' | 'operator') => postAdmin(sandbox(), '/sandbox/reviewer', { mode });
/** Moves the time on in steps, so that recurring work runs in between. */
const pass = (seconds: number) => {
  const { clock } = sandbox().world;
  for (let second = 0; second < seconds; second += 1) if (clock.mode === 'driven') clock.advance(SECOND_MS);
};

let members = 0;
const newMember = () => {
  const name = `xinren${++members}`;
  return newcomer(sandbox(), { name, device: `device-of-${name}` });
};

const identityOf = async ({ client }: NewMember) =>
  v.parse(calls['identity.view'].response, (await client.call('identity.view', {})).data);

async function submitDocument({ client }: NewMember, backShade: number) {
  await client.call('identity.upload', { side: 'front', type: 'image/png', content: squarePng() });
  const back = squarePng('nobody', backShade);
  await client.call('identity.upload', { side: 'back', type: 'image/png', content: back });
  const idNumber = idNumberOf('1990-03-12', 700 + members);
  return (await client.call('identity.submit', { realName: '沈分', idNumber, validTo: '' })).code;
}

test('[C.04] a new member’s document is accepted within seconds', async () => {
  await setMode('automatic');
  const member = await newMember();
  expect(await submitDocument(member, 90)).toBe(0);
  expect((await identityOf(member)).state).toBe('pending');
  pass(10);
  expect(await identityOf(member)).toMatchObject({ state: 'verified', isGood: true });
});

test('[P.25] a document with twice the same image is rejected with its reason', async () => {
  await setMode('automatic');
  const member = await newMember();
  await submitDocument(member, 0);
  pass(10);
  expect(await identityOf(member)).toMatchObject({ state: 'rejected', reason: 'copy' });
});

test('[C.04] a document waits for the console while an operator decides', async () => {
  await setMode('operator');
  const member = await newMember();
  await submitDocument(member, 90);
  pass(120);
  expect((await identityOf(member)).state).toBe('pending');
});

test('[7.16] a nickname is changed within seconds, and feedback answered once', async () => {
  await setMode('automatic');
  const { client } = await newMember();
  await client.call('profile.setNickname', { nickname: '海风与夜航' });
  const added = await client.call('feedback.add', {
    kind: 'live',
    text: '画面卡住了',
    pictures: [],
    clientMsgId: 'feedback-of-a-newcomer',
  });
  pass(40);
  expect((await client.call('member.info', {})).data).toMatchObject({ nickname: '海风与夜航' });
  const { feedbackId } = v.parse(calls['feedback.add'].response, added.data);
  const read = await client.call('feedback.detail', { feedbackId });
  const { state, parts } = v.parse(calls['feedback.detail'].response, read.data);
  expect(state).toBe('processing');
  expect(parts.map(({ from }) => from)).toEqual(['member', 'service']);
});

test('[1.03] a parcel with an address is packed and shipped', async () => {
  await setMode('automatic');
  const { client, userId } = await newMember();
  const parcel = { userId, goodsId: 'mug', source: '积分兑换', sourceKey: `test:${userId}` };
  const parcelId = sandbox().parcels.desk.open(parcel, sandbox().world.clock.now());
  await client.call('parcel.address', { parcelId, address: ADDRESS });
  pass(80);
  expect((await client.call('parcel.detail', { parcelId })).data).toMatchObject({ state: 'shipped' });
});
