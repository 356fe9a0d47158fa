import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);
type Client = Awaited<ReturnType<typeof member>>;

async function report(client: Client, reach = 425) {
  const from = siteDayOf(now() - reach * DAY_MS);
  const { data } = await client.call('playReport.days', { currency: 'CNY', from, to: siteDayOf(now()) });
  return v.parse(calls['playReport.days'].response, data);
}
const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Returns the net play result of a member by the ledger: all amounts that bets and rounds moved in and out of the member’s
 * venue wallets.
 */
function playedByTheBooks(userId: string): bigint {
  const row = sandbox()
    .db.prepare(
      `SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entry JOIN ledger_transfer USING (transfer_id)
       WHERE kind IN ('bet', 'play') AND (account LIKE ? OR account LIKE ?) AND account LIKE '%:CNY'`,
    )
    .get(`venue:${userId}:%`, `owed:${userId}:%`);
  return BigInt(Number(row?.sum ?? 0));
}

test('[P.02] the daily sums of the first demo member match the ledger', async () => {
  const { days } = await report(await member('beian'));
  const months = new Set(days.map(({ day }) => day.slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(14);
  const staked = total(days.map((day) => day.staked));
  const returned = total(days.map((day) => day.returned));
  expect(staked).toBeGreaterThan(0n);
  expect(returned - staked).toBe(playedByTheBooks('u-beian'));
});

test('[P.03] lifetime net deposits match the statement and the sum of all days', async () => {
  const client = await member('beian');
  const { days, life } = await report(client, 500);
  const { data } = await client.call('statement.list', {
    currency: 'CNY',
    type: 'all',
    state: 'all',
    number: '',
    from: '0000000000000',
    to: String(now()),
    page: '1',
    size: '1',
  });
  const { totals } = v.parse(calls['statement.list'].response, data);
  expect(life.deposits - life.withdrawals).toBe(totals[0]?.netDeposit);
  expect(total(days.map(({ deposits }) => deposits))).toBe(life.deposits);
  expect(total(days.map(({ withdrawals }) => withdrawals))).toBe(life.withdrawals);
});

test('[P.02] a member without movements has no days, and others are refused', async () => {
  const { days, life } = await report(await member('xinren'));
  expect(days).toEqual([]);
  expect(life).toEqual({ since: null, deposits: 0n, withdrawals: 0n });
  const client = await member('beian');
  const input = { currency: 'CNY', from: '2026-06-01', to: '2026-06-30' } as const;
  expect((await client.call('playReport.days', input, { token: '' })).code).toBe(PLATFORM_CODES.NEEDS_LOGIN);
});

test('[P.02] a converted bonus is a separate sum outside stakes and loss limits', async () => {
  const client = await member('qinghe');
  const { bonuses } = sandbox().money;
  const grant = { userId: 'u-qinghe', currency: 'CNY', source: 'operator', title: '彩金' } as const;
  const before = (await report(client)).days;
  const lossUsed = async () => {
    const { data } = await client.call('ownLimit.list', { currency: 'CNY' });
    const { list } = v.parse(calls['ownLimit.list'].response, data);
    return list.find(({ kind, period }) => kind === 'loss' && period === 'month')?.used;
  };
  const usedBefore = await lossUsed();
  const offered = bonuses.offer({ ...grant, amount: 20_00n, times: 5, termDays: 7 }, now() + DAY_MS, now());
  bonuses.accept(offered.bonus_id, 'u-qinghe', now());
  expect((await report(client)).days).toEqual(before);
  bonuses.stake('u-qinghe', 'CNY', 100_00n, now());
  const { days } = await report(client);
  const sumOf = (list: typeof days, of: 'bonus' | 'staked' | 'returned') => total(list.map((day) => day[of]));
  expect(sumOf(days, 'bonus') - sumOf(before, 'bonus')).toBe(20_00n);
  expect(sumOf(days, 'staked')).toBe(sumOf(before, 'staked'));
  expect(sumOf(days, 'returned')).toBe(sumOf(before, 'returned'));
  expect(await lossUsed()).toBe(usedBefore);
});
