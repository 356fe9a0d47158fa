import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const member = (name: string) => loggedIn(sandbox().origin, sandbox().world.clock.now, name);
const admin = (path: string, body: object) => postAdmin(sandbox(), `/sandbox/${path}`, body);
const firstPage = { page: 1, size: 50 };

const coupons = async (client: WireClient, group: 'available' | 'past' = 'available') => {
  const { data } = await client.call('coupon.list', { group, ...firstPage });
  return v.parse(calls['coupon.list'].response, data).list;
};
const standing = async (client: WireClient, promotionId: string) => {
  const { data } = await client.call('promotion.detail', { promotionId });
  return v.parse(calls['promotion.detail'].response, data).promotion.standing;
};

test('[7.16] a promotion reports eligibility with the reason and pays once per period', async () => {
  const [old, fresh] = [await member('beian'), await member('xinren')];
  expect(await standing(old, 'first-10')).toBe('notFirst');
  expect(await standing(fresh, 'first-10')).toBe('open');
  expect(await standing(old, 'again-8')).toBe('open');
  expect(await standing(fresh, 'again-8')).toBe('needsDeposit');
  const claim = async () => (await fresh.call('promotion.claim', { promotionId: 'weekend-coins' })).code;
  expect(await standing(fresh, 'weekend-coins')).toBe('open');
  expect(await claim()).toBe(0);
  expect(await claim()).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
  expect(await coupons(fresh)).toMatchObject([{ kind: 'coins', coins: 20n }]);
  expect(await standing(fresh, 'weekend-coins')).toBe('joined');
  await admin('sites/5000', { params: { weekend_coins: '0' } });
  expect(await claim()).toBe(PLATFORM_CODES.NOT_FOUND);
});
