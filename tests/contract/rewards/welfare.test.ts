import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const member = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);
const admin = (path: string, body: object) => postAdmin(sandbox(), `/sandbox/${path}`, body);
const later = (ms: number) => admin('clock', { advance: ms });
const firstPage = { page: 1, size: 50 };

const bonuses = async (client: WireClient, group: 'open' | 'past') => {
  const { data } = await client.call('welfare.list', { currency: 'CNY', group, ...firstPage });
  return v.parse(calls['welfare.list'].response, data).list;
};
const coupons = async (client: WireClient, group: 'available' | 'past' = 'available') => {
  const { data } = await client.call('coupon.list', { group, ...firstPage });
  return v.parse(calls['coupon.list'].response, data).list;
};
const summary = async (client: WireClient) => {
  const { data } = await client.call('welfare.summary', { currency: 'CNY' });
  return v.parse(calls['welfare.summary'].response, data);
};
const offer = {
  name: 'wuhao',
  title: '见面彩金',
  days: 2,
  currency: 'CNY',
  amount: '10.00',
  times: 5,
  termDays: 7,
};

test('[7.16] demo members start with bonuses and coupons in every state', async () => {
  const client = await member('beian');
  expect((await bonuses(client, 'open')).map(({ state }) => state)).toEqual(['offered', 'offered']);
  expect((await bonuses(client, 'past')).map(({ state, cause }) => [state, cause])).toEqual([
    ['forfeited', 'giveUp'],
    ['lapsed', 'expire'],
    ['forfeited', 'expire'],
  ]);
  expect((await coupons(client)).map(({ kind }) => kind)).toEqual(['deposit', 'bonus', 'coins']);
  expect(await summary(client)).toMatchObject({
    offered: 76_00n,
    offeredCount: 2,
    held: 0n,
    coupons: 3,
    couponsSoon: 1,
  });
  expect(await bonuses(await member('xinren'), 'open')).toEqual([]);
});

test('[7.16] only its member accepts an offered bonus, once per id', async () => {
  expect((await admin('bonuses', offer)).status).toBe(200);
  expect((await admin('bonuses', { ...offer, times: 11 })).status).toBe(400);
  expect((await admin('bonuses', { ...offer, name: 'nobody' })).status).toBe(404);
  const [client, other] = [await member('wuhao'), await member('qinghe')];
  const [bonus] = await bonuses(client, 'open');
  const bonusId = bonus?.bonusId ?? '';
  const accept = (caller: WireClient, clientRequestId: string) =>
    caller.call('welfare.accept', { bonusId, clientRequestId });
  expect((await accept(other, 'not-mine')).code).toBe(PLATFORM_CODES.NOT_FOUND);
  expect((await other.call('welfare.detail', { bonusId })).code).toBe(PLATFORM_CODES.NOT_FOUND);
  const first = await accept(client, 'mine');
  expect(first.data).toMatchObject({ state: 'active', wageringLeft: '50.00' });
  expect(await accept(client, 'mine')).toEqual(first);
  expect((await accept(client, 'mine-again')).code).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
  const outcome = await client.call('command.byRequest', { requestId: 'mine' });
  expect(outcome.data).toMatchObject({ outcome: { is: 'done' } });
  const news = await client.call('inbox.list', { kind: 'promotion', page: '1', size: '2' });
  expect(news.data).toMatchObject({ list: [{ title: '见面彩金：¥10.00', place: 'welfare' }, {}] });
});

test('[7.16] unused offers expire by the platform clock, and the summary follows', async () => {
  const client = await member('wuhao');
  const { bonuses: bonusService, coupons: cards } = sandbox().money;
  const { now } = sandbox().world.clock;
  const userId = 'u-wuhao';
  const terms = { userId, title: '限时', amount: 10_00n, times: 5, termDays: 7 } as const;
  bonusService.offer({ ...terms, currency: 'CNY', source: 'operator' }, now() + MINUTE_MS, now());
  cards.give({ userId, kind: 'coins', title: '限时券', coins: 5n, expiresAt: now() + MINUTE_MS }, now());
  expect(await summary(client)).toMatchObject({
    offeredCount: 1,
    coupons: 1,
    held: 10_00n,
    wageringLeft: 50_00n,
  });
  await later(MINUTE_MS);
  expect(await summary(client)).toMatchObject({ offeredCount: 0, coupons: 0, held: 10_00n });
  expect(await bonuses(client, 'past')).toMatchObject([{ state: 'lapsed', title: '限时' }]);
  expect(await coupons(client, 'past')).toMatchObject([{ state: 'expired', title: '限时券' }]);
});
