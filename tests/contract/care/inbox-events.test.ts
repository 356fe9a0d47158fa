import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import type { OrderEvent } from '#contract/money/order/order-machine.ts';
import { CashOutQuote } from '#contract/play/bet/cash-out-quote-schema.ts';
import { Bet } from '#contract/play/bet/schema.ts';
import type { NewOrder } from '#sandbox/domains/money/order/order-row.ts';
import { findUpcomingLeg } from '../examples/bet-examples.ts';
import { squarePng } from '../examples/profile-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient, type WireInput } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const NAME = 'beian';
const USER = `u-${NAME}`;

let ids = 0;
const newId = () => `event-${++ids}`;

async function inbox(client: WireClient) {
  const { data } = await client.call('inbox.list', { kind: 'all', page: '1', size: '100' });
  return v.parse(calls['inbox.list'].response, data).list;
}

/** An order of the member's that is led along by what happens to it; a deposit is confirmed by the member where it is to be credited. */
function order(kind: NewOrder['kind'], ...events: readonly OrderEvent[]): void {
  const { orders, others } = sandbox().money;
  others.act = false;
  const { orderId, version } = orders.open({
    userId: USER,
    siteId: 5000,
    kind,
    currency: 'CNY',
    amount: 200_00n,
    fee: 0n,
    counterparty: null,
    requestId: newId(),
    promotionId: '',
  });
  if (events.includes('credited'))
    orders.act({ userId: USER, orderId, version, action: 'confirm', note: '' });
  for (const event of events) orders.happen(orderId, event);
}

/** Places a bet on a match without other bets. */
async function bet(client: WireClient) {
  const { money, db } = sandbox();
  const whose = { userId: USER, siteId: 5000, currency: 'CNY' } as const;
  money.transfers.move({ ...whose, venue: 'YBTY', amount: 200_00n, into: true, requestId: newId() });
  const isBetOn = db.prepare('SELECT 1 FROM bet_leg WHERE match_id = ?');
  let skip = 0;
  while (isBetOn.get(findUpcomingLeg(sandbox(), skip).matchId)) skip += 1;
  const leg = findUpcomingLeg(sandbox(), skip);
  const placing: WireInput<'bet.place'> = {
    currency: 'CNY',
    kind: 'single',
    size: null,
    legs: [leg],
    stake: '100.00',
    policy: 'higher',
    clientRequestId: newId(),
  };
  const placed = v.parse(Bet, (await client.call('bet.place', placing)).data);
  return { betId: placed.betId, matchId: leg.matchId };
}

const result = (matchId: string, home: number, away: number) =>
  postAdmin(sandbox(), `/sandbox/matches/${matchId}/result`, {
    status: 'final',
    score: [home, away],
    half: [0, 0],
    note: '更正赛果',
  });

async function review(client: WireClient, decision: object): Promise<void> {
  await client.call('profile.uploadAvatar', { type: 'image/jpeg', content: squarePng('林舟') });
  const { reviews } = await (await fetch(`${sandbox().consoleOrigin}/sandbox/overview`)).json();
  await postAdmin(sandbox(), `/sandbox/reviews/${reviews[0].reviewId}`, decision);
}

type Act = (client: WireClient) => unknown;

const EVENTS: readonly (readonly [event: string, title: RegExp, act: Act])[] = [
  [
    'a limit is used up',
    /^每天充值限额已用完$/,
    async (client) => {
      const pay = { payType: 'bank', chain: '', promotionId: '', amount: '500.00' } as const;
      const clientRequestId = newId();
      await client.call('depositLimit.set', { currency: 'CNY', period: 'day', amount: pay.amount });
      await client.call('deposit.pay', { ...pay, clientRequestId });
      const { orders } = sandbox().money;
      const known = orders.known({ userId: USER, requestId: clientRequestId, kind: 'deposit' });
      orders.happen(known?.orderId ?? '', 'deadline');
    },
  ],
  ['a deposit was credited', /^充值到账 ¥200\.00$/, () => order('deposit', 'credited')],
  ['a deposit was not paid in time', /^充值订单超时未付款/, () => order('deposit', 'deadline')],
  ['a withdrawal was handed in', /^提现申请已提交 ¥200\.00$/, () => order('withdrawal', 'refused')],
  ['a withdrawal was paid', /^提现已到账/, () => order('withdrawal', 'taken', 'paid')],
  ['a withdrawal was refused', /^提现未通过/, () => order('withdrawal', 'refused')],
  ['a bet was settled', /^注单已结算/, async (client) => result((await bet(client)).matchId, 2, 0)],
  [
    'a bet was settled again',
    /^注单重新结算/,
    async (client) => {
      const { matchId } = await bet(client);
      await result(matchId, 2, 0);
      await result(matchId, 0, 2);
    },
  ],
  [
    'a bet was cashed out',
    /^提前结算已到账/,
    async (client) => {
      const { betId } = await bet(client);
      const quote = v.parse(CashOutQuote, (await client.call('bet.cashOutQuote', { betId })).data);
      const cashOut = { betId, quoteId: quote.quoteId ?? '', percent: 100 };
      await client.call('bet.cashOut', { ...cashOut, clientRequestId: newId() });
    },
  ],
  ['a review was approved', /^头像审核通过$/, (client) => review(client, { approve: true })],
  ['a review was refused', /^头像审核未通过$/, (client) => review(client, { reject: '看不清' })],
  [
    'customer service wrote',
    /^客服回访$/,
    () => postAdmin(sandbox(), '/sandbox/letters', { name: NAME, title: '客服回访', text: '处理好了' }),
  ],
  [
    'a match is about to begin',
    /^比赛快开始了/,
    async (client) => {
      const match = sandbox()
        .world.matches.meetings()
        .find(({ clockPhase }) => clockPhase === 'upcoming');
      const id = match?.matchId ?? '';
      await client.call('follow.remind', { kind: 'match', id, on: true });
      const startAt = sandbox().world.matches.find(id)?.startAt ?? 0;
      await postAdmin(sandbox(), '/sandbox/clock', { advance: Math.max(0, startAt - now()) });
    },
  ],
];

test.each(EVENTS)('[7.16] %s: one message reports it', async (_event, title, act) => {
  const before = await loggedIn(sandbox().origin, now, NAME);
  const known = new Set((await inbox(before)).map(({ messageId }) => messageId));
  await act(before);
  const news = (await inbox(await loggedIn(sandbox().origin, now, NAME))).filter(
    ({ messageId }) => !known.has(messageId),
  );
  expect(news.filter((message) => title.test(message.title)).map((message) => message.title)).toHaveLength(1);
});
