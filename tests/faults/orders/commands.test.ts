import { NEVER } from 'rxjs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Command } from '#contract/commands/command.ts';
import { ActivityId, ChatRoomNo, GiftId } from '#contract/fields/ids.ts';
import { VenueCode } from '#contract/play/game/schema.ts';
import { coins, minor } from '#contract/units/money.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { VENUES } from '#sandbox/domains/site/site/venues.table.ts';
import { type Delivery, FAIR, type NetworkConditions } from '#tests/faults/network/network-conditions.ts';
import { dice } from '#tests/fixtures/dice.ts';
import { OPENING } from '#tests/fixtures/money/test-money.ts';
import { tabBrowser } from '#tests/fixtures/tab-browser.ts';
import { simulatedFetch } from '../network/network.ts';
import { simulatedTime } from '../simulated-time.ts';
import { cashPlatform } from './cash-platform.ts';
import { type CommandDevice, watchedStorage } from './command-device.ts';
import { commandRows } from './command-effects.ts';
import { openSimulatedMember } from './simulated-member.ts';

const ANN = demoUserId('ann');
const BO = demoUserId('bo');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const TRANSFER: Command = {
  is: 'transfer',
  venue: v.parse(VenueCode, VENUES.find(({ status }) => status === 0)?.code),
  amount: minor(100_00),
  currency: 'CNY',
  into: true,
};
const COINS: Command = { is: 'buyCoins', packId: 'c60', coins: coins(60), price: minor(6_00) };
const giftOf = (id: string): Command => ({
  is: 'gift',
  roomNo: v.parse(ChatRoomNo, 'a-1001'),
  giftId: v.parse(GiftId, id),
  count: 1,
});
const SPIN: Command = { is: 'activity', activityId: v.parse(ActivityId, 'wheel-1'), does: { does: 'spin' } };
const LOST: Partial<Delivery> = { down: 'blackHole' };

/** A platform and a browser in which Ann is logged in, whose answers can be lost from one moment to another. */
async function annAtHome() {
  const time = simulatedTime();
  const platform = cashPlatform(time);
  const draw = dice(7);
  const conditions: { now: NetworkConditions } = { now: () => FAIR };
  const fetch = simulatedFetch({
    time,
    server: platform.server,
    draw,
    conditions: (request) => conditions.now(request),
  });
  const { storage, undecided, undecidedOf } = watchedStorage();
  const settings = { cameOnline$: NEVER, wrongByMs: 0, sleptMs: 0, stoodStillMs: 0, online: true };
  const browser = tabBrowser(time.scheduler);
  const device: CommandDevice = { time, fetch, browser, storage, draw, undecidedOf, ...settings };
  const pass = (ms: number) => time.runUntil(time.now() + ms);
  const page = openSimulatedMember(device);
  await pass(SECOND);
  void page.login('ann');
  await pass(2 * SECOND);
  return {
    platform,
    device,
    page,
    pass,
    open: () => openSimulatedMember(device),
    undecided: () => undecided(new Set([ANN, BO])).length,
    answersAre: (delivery: Partial<Delivery>) => {
      conditions.now = () => ({ ...FAIR, ...delivery });
    },
    exchange: (): Command => ({
      is: 'exchange',
      quoteId: platform.books.money.exchange.quote(platform.now()).quoteId,
      from: 'CNY',
      amount: minor(100_00),
    }),
    ordersOf: (owner: string) => platform.books.money.store.openOf(owner),
    executedOf: (call: string) => commandRows(platform).filter((row) => row.call === call),
  };
}

test('[4.05] a command on a crashed core never runs for the next member', async () => {
  const { platform, page, open, pass, answersAre, undecided } = await annAtHome();
  const other = open();
  await pass(2 * SECOND);
  answersAre({ up: 'blackHole' });
  page.give(TRANSFER);
  await pass(SECOND);
  answersAre({});
  page.kill(5 * SECOND);
  void other.logout();
  await pass(SECOND);
  void other.login('bo');
  await pass(MINUTE);
  expect(page.viewer()).toBe(BO);
  expect(page.givenCommands[0]?.outcome).toEqual({ code: 'NEEDS_LOGIN' });
  expect(platform.books.balance(BO)).toBe(OPENING);
  void other.logout();
  await pass(SECOND);
  void other.login('ann');
  await pass(5 * MINUTE);
  expect(undecided()).toBe(0);
  expect(platform.books.balance(BO)).toBe(OPENING);
});

test('[4.05] a command is refused when another member is logged in', async () => {
  const { platform, page, pass } = await annAtHome();
  const before = page.givenCommands.length;
  void page.logout();
  page.give(TRANSFER);
  await pass(SECOND);
  void page.login('bo');
  await pass(MINUTE);
  const [submitted] = page.givenCommands.slice(before);
  expect(submitted?.owner).toBe(ANN);
  expect(submitted?.outcome).toEqual({ code: 'NEEDS_LOGIN' });
  expect(platform.books.balance(BO)).toBe(OPENING);
});

test('[3.05] lost exchange and treasury responses are never retried under the next member', async () => {
  const { page, open, pass, answersAre, exchange, platform } = await annAtHome();
  const other = open();
  await pass(2 * SECOND);
  answersAre({ up: 'blackHole' });
  page.give(exchange());
  page.give({ is: 'treasury', way: 'in', amount: minor(50_00), currency: 'CNY' });
  page.give({ is: 'recovery', currency: 'CNY' });
  await pass(SECOND);
  answersAre({});
  void other.logout();
  await pass(SECOND);
  void other.login('bo');
  await pass(10 * MINUTE);
  expect(commandRows(platform).filter(({ owner }) => owner === BO)).toEqual([]);
  expect(platform.books.balance(BO)).toBe(OPENING);
});

test('[6.03] a coin purchase with a lost response is paid once', async () => {
  const { page, open, pass, answersAre, executedOf, undecided } = await annAtHome();
  answersAre(LOST);
  page.give(COINS);
  await pass(SECOND);
  page.give(COINS);
  page.close();
  const reloaded = open();
  const beside = open();
  answersAre({});
  await pass(500);
  reloaded.give(COINS);
  beside.give(COINS);
  await pass(5 * MINUTE);
  expect(executedOf('coin.buy')).toHaveLength(1);
  expect(undecided()).toBe(0);
});

test('[1.03] a wheel spin with a lost response is counted once', async () => {
  const { page, open, pass, answersAre, executedOf, undecided, platform } = await annAtHome();
  answersAre(LOST);
  page.give(SPIN);
  await pass(SECOND);
  page.give(SPIN);
  page.close();
  const reloaded = open();
  const beside = open();
  answersAre({});
  await pass(500);
  reloaded.give(SPIN);
  beside.give(SPIN);
  await pass(5 * MINUTE);
  expect(executedOf('activity.act')).toHaveLength(1);
  expect(undecided()).toBe(0);
  const results = platform.books.db.prepare('SELECT count(*) AS n FROM activity_result').get();
  expect(results).toEqual({ n: 1 });
  expect(verifyLedger(platform.books.db).sound).toBe(true);
});

test('[7.14] a gift with an invalid response keeps its id, and others differ', async () => {
  const { page, pass, answersAre, executedOf } = await annAtHome();
  answersAre({ down: 'corrupt' });
  page.give(giftOf('g05'));
  await pass(500);
  answersAre({});
  page.give(giftOf('g01'));
  page.give(giftOf('g05'));
  await pass(MINUTE);
  expect(executedOf('gift.reward')).toHaveLength(2);
  for (const _ of [1, 2, 3]) page.give(giftOf('g01'));
  await pass(MINUTE);
  expect(executedOf('gift.reward')).toHaveLength(5);
});

test.each([0, 9 * 60 * MINUTE, -9 * 60 * MINUTE])(
  '[3.05] a retried exchange is the same one, clock %i ms off',
  async (wrongByMs) => {
    const { device, page, open, pass, answersAre, exchange, executedOf, undecided } = await annAtHome();
    answersAre(LOST);
    page.give(exchange());
    await pass(3 * MINUTE);
    page.close();
    device.wrongByMs = wrongByMs;
    const reloaded = open();
    answersAre({});
    await pass(600);
    reloaded.give(exchange());
    await pass(10 * MINUTE);
    expect(executedOf('exchange.swap')).toHaveLength(1);
    expect(undecided()).toBe(0);
    reloaded.give(exchange());
    await pass(MINUTE);
    expect(executedOf('exchange.swap')).toHaveLength(2);
  },
);

test('[4.05] commands given offline can be cancelled and are sent on reconnection', async () => {
  const { device, page, pass, platform } = await annAtHome();
  device.online = false;
  page.give(TRANSFER);
  await pass(MINUTE);
  expect(page.commands().pending).toMatchObject([{ state: 'unsent', canCancel: true }]);
  page.cancelUnsent();
  await pass(2 * SECOND);
  expect(page.givenCommands[0]?.outcome).toEqual({ code: 'NOT_MADE' });
  page.give(TRANSFER);
  await pass(MINUTE);
  device.online = true;
  await pass(2 * SECOND);
  expect(page.givenCommands[1]?.outcome).toMatchObject({ result: { is: 'order' } });
  expect(platform.books.balance(ANN)).toBe(OPENING - 100_00n);
});

test('[4.05] an exchange not sent within ten seconds is returned unsent', async () => {
  const { device, page, pass, exchange, executedOf } = await annAtHome();
  device.online = false;
  page.give(exchange());
  await pass(9 * SECOND);
  expect(page.givenCommands[0]?.outcome).toBeNull();
  await pass(3 * SECOND);
  expect(page.givenCommands[0]?.outcome).toEqual({ code: 'NOT_MADE' });
  device.online = true;
  await pass(MINUTE);
  expect(executedOf('exchange.swap')).toHaveLength(0);
});

test('[4.05] a transfer from a sleeping offline device is returned unsent', async () => {
  const { device, page, pass, platform } = await annAtHome();
  device.online = false;
  page.give(TRANSFER);
  await pass(10 * SECOND);
  device.sleptMs += 30 * MINUTE;
  device.online = true;
  await pass(MINUTE);
  expect(page.givenCommands[0]?.outcome).toEqual({ code: 'NOT_MADE' });
  expect(platform.books.balance(ANN)).toBe(OPENING);
});
