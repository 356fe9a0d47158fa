import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import { ORDER_EVENTS } from '#contract/money/order/order-machine.ts';
import { minorFromText } from '#contract/units/money.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { grantCoins } from '#sandbox/domains/ground/ledger/grant-coins.ts';
import { createRunningProof } from '#sandbox/domains/ground/ledger/running-proof.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { verifyBets } from '#sandbox/domains/play/bet/settlement/verify-bets.ts';
import type { Site } from '#sandbox/http/api.ts';
import { PRIVATE_IMAGE_HEADERS } from '#sandbox/http/headers/image-headers.ts';
import { verifyMoney } from '#sandbox/platform/money/verify-money.ts';
import type { AdminPorts } from '../admin-ports.ts';
import { AdminRefusal, mustBe, post } from '../admin-route.ts';

const OrderHappening = v.strictObject({
  event: v.picklist(ORDER_EVENTS),
  reason: v.exactOptional(v.string()),
});
const CounterpartyChange = v.strictObject({ act: v.boolean() });
const PayTypeChange = v.strictObject({
  status: v.exactOptional(v.picklist([0, 1, 2])),
  maintainedUntil: v.exactOptional(v.nullable(v.number())),
});
/** Remaining amount to stake, as a decimal string of the currency. */
const WageringChange = v.strictObject({ name: v.string(), currency: currencyField, left: v.string() });
/** Whole coins as text. */
const CoinGrant = v.strictObject({
  name: v.string(),
  coins: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.toBigint()),
});

/** The ledger step by step as it grows, and whole together with orders and bets. */
function mountProofs(site: Site, db: DatabaseSync): void {
  const runningProof = createRunningProof(db);
  site.get('/sandbox/ledger/proof', (context) => context.json(runningProof()));
  site.get('/sandbox/ledger/verify', (context) => {
    const bets = verifyBets(db);
    const astray = [...verifyMoney(db).astray, ...bets.astray];
    const { misbooked } = bets;
    const proof = verifyLedger(db);
    const isSound = proof.sound && astray.length === 0 && misbooked.length === 0;
    return context.json({ ...proof, astray, misbooked, sound: isSound });
  });
}

/** The other side of money orders by hand, the ways to pay in, coins issued, and what members have still to stake. */
export function mountMoneyAdmin(
  site: Site,
  { platform: { db, money, accounts, ledger, world } }: AdminPorts,
): void {
  const { store, orders, others, wagering } = money;
  mountProofs(site, db);
  post(site, '/sandbox/orders/:id', OrderHappening, ({ event, reason }, context) => {
    const orderId = context.req.param('id') ?? '';
    mustBe(store.anyById(orderId) !== undefined, '这笔订单');
    if (!orders.happen(orderId, event, reason)) throw new AdminRefusal(409, '订单现在不接受这一步');
    const { state, cls, version } = store.anyById(orderId) ?? {};
    return { state, cls, version };
  });
  site.get('/sandbox/orders/:id/proofs/:n', (context) => {
    const { id, n } = context.req.param();
    const proof = /^\d{1,3}$/.test(n) ? store.proof(id, Number(n)) : undefined;
    if (proof === undefined) return context.notFound();
    const { type, content } = proof;
    return context.body(Uint8Array.from(content), 200, {
      ...PRIVATE_IMAGE_HEADERS,
      'content-type': type,
    });
  });
  post(site, '/sandbox/counterparties', CounterpartyChange, ({ act }) => {
    others.act = act;
    return others;
  });
  post(site, '/sandbox/pay-types/:payType', PayTypeChange, (change, context) => {
    const type = money.payTypes.change(context.req.param('payType') ?? '', change);
    mustBe(type !== undefined, '这种充值方式');
    return type;
  });
  post(site, '/sandbox/coins', CoinGrant, ({ name, coins }) => {
    const account = accounts.byName(name);
    if (!account) throw new AdminRefusal(404, '没有这个会员');
    grantCoins(ledger, account.userId, coins, world.clock.now());
    return { coins: ledger.balance(memberWallet(account.userId, 'COIN')).toString() };
  });
  post(site, '/sandbox/wagering', WageringChange, ({ name, currency, left }) => {
    const account = accounts.byName(name);
    if (!account) throw new AdminRefusal(404, '没有这个会员');
    const amount = minorFromText(left);
    if (amount === null || amount < 0n) throw new AdminRefusal(400, '金额不对');
    wagering.set(account.userId, currency, amount);
  });
}
