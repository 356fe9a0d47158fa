import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { DEMO_WITHDRAW_PASSWORD } from '#sandbox/domains/money/wallet/demo/seed-money.ts';
import { createPlayClock } from '#sandbox/domains/protection/reality-check/play-clock.ts';
import { registered } from '../people/new-member.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const currency = 'CNY' as const;
const now = () => sandbox().world.clock.now();
const newMember = (name: string) => registered(sandbox(), { name, device: `device-${name}` });
const noted = (userId: string, kind: string) =>
  sandbox().db.prepare('SELECT 1 FROM harm_note WHERE user_id = ? AND kind = ?').all(userId, kind).length;
const later = async (ms: number) => {
  const { clock } = sandbox().world;
  if (clock.mode === 'driven') await clock.advance(ms);
};
/** The markers that were found of a member by the last look, which is made now. */
async function found(userId: string): Promise<readonly unknown[]> {
  await later(10 * MINUTE_MS);
  return sandbox()
    .db.prepare('SELECT marker FROM harm_marker WHERE user_id = ?')
    .all(userId)
    .map(({ marker }) => marker);
}

const answer = (client: WireClient, every: 15 | null) =>
  client.call('realityCheck.answer', { currency, every });

/** Makes a reminder due now and answers it after the given time, ms. */
async function answersAfter(client: WireClient, userId: string, ms: number) {
  sandbox().db.prepare('UPDATE play_clock SET due_at = ? WHERE user_id = ?').run(now(), userId);
  await later(ms);
  await answer(client, null);
}

test('[P.08] [P.20] five reminders answered within two seconds are a marker', async () => {
  const { client, userId } = await newMember('kuaidian');
  await answer(client, 15);
  await answersAfter(client, userId, 2_000);
  expect(noted(userId, 'quickAnswer')).toBe(0);
  for (let n = 1; n <= 4; n++) {
    await answersAfter(client, userId, 1_999);
    expect(noted(userId, 'quickAnswer')).toBe(n);
  }
  expect(await found(userId)).not.toContain('tools');
  await answersAfter(client, userId, 0);
  expect(await found(userId)).toContain('tools');
});

test('[P.19] [P.20] requesting a withdrawal reversal twice without success is a marker', async () => {
  const client = await loggedIn(sandbox().origin, now, 'xuexian');
  const { payees } = sandbox().money;
  const requestReversal = async (clientRequestId: string) => {
    const payeeId = payees.view('u-xuexian', true).cards[0]?.payeeId ?? '';
    const out = { payeeId, amount: '200.00', password: DEMO_WITHDRAW_PASSWORD, speed: 'ordinary' } as const;
    const created = await client.call('withdraw.new', { ...out, clientRequestId });
    const { orderId, version } = v.parse(calls['withdraw.new'].response, created.data);
    const step = { orderId, version: String(version), clientRequestId: `${clientRequestId}-back` };
    expect((await client.call('order.cancel', step)).code).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
  };
  await requestReversal('wants-back-1');
  expect(await found('u-xuexian')).not.toContain('withdrawal');
  await requestReversal('wants-back-2');
  expect(await found('u-xuexian')).toContain('withdrawal');
});

test('[P.07] [P.20] time over a slip counts as time of play', async () => {
  const { client, userId } = await newMember('jiuzuo');
  const days = async () => {
    const to = siteDayOf(now());
    const { data } = await client.call('playReport.days', {
      currency,
      from: siteDayOf(now() - 24 * HOUR_MS),
      to,
    });
    return v.parse(calls['playReport.days'].response, data).days;
  };
  const clock = createPlayClock(sandbox().db);
  const today = siteDayOf(now());
  const from = now() - 3 * HOUR_MS - MINUTE_MS;
  for (let minute = 0; minute <= 181; minute++) {
    const at = from + minute * MINUTE_MS;
    clock.sign(userId, at);
    if (minute % 60 === 0) clock.answer(userId, null, at);
  }
  const ofToday = (await days()).find(({ day }) => day === today);
  expect(ofToday).toMatchObject({
    minutes: Math.floor(Math.min(181, (now() - siteDayStart(today)) / MINUTE_MS)),
    bets: 0,
    deposits: 0n,
  });
  expect(await found(userId)).toContain('long');
});
