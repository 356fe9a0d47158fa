import * as v from 'valibot';
import { currencyField } from '#contract/models/fields.ts';
import { ORDER_EVENTS } from '#contract/orders/order-machine.ts';
import { minorFromText } from '#contract/units/money.ts';
import type { Site } from '#sandbox/http/api.ts';
import { memberPurse } from '#sandbox/ledger/account-names.ts';
import { grantCoins } from '#sandbox/ledger/grant-coins.ts';
import { verifyLedger } from '#sandbox/ledger/verify-ledger.ts';
import { verifyMoney } from '#sandbox/money/verify-money.ts';
import type { AdminPorts } from './admin-ports.ts';
import { AdminRefusal, mustBe, post } from './admin-route.ts';

const OrderHappening = v.strictObject({
  event: v.picklist(ORDER_EVENTS),
  reason: v.exactOptional(v.string()),
});
const CounterpartyChange = v.strictObject({ act: v.boolean() });
const PayTypeChange = v.strictObject({
  status: v.exactOptional(v.picklist([0, 1, 2])),
  maintainedUntil: v.exactOptional(v.nullable(v.number())),
});
/** What is left to stake, as a decimal string of the currency. */
const WageringChange = v.strictObject({ name: v.string(), currency: currencyField, left: v.string() });
/** Whole coins as text. */
const CoinGrant = v.strictObject({
  name: v.string(),
  coins: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.toBigint()),
});

/** The other side of money orders by hand, the ways to pay in, coins issued, and what members have still to stake. */
export function mountMoneyAdmin(
  site: Site,
  { platform: { db, money, accounts, ledger, world } }: AdminPorts,
): void {
  const { store, desk, others, wagering } = money;
  site.get('/sandbox/ledger/verify', (context) => {
    const { astray } = verifyMoney(db);
    const proof = verifyLedger(db);
    return context.json({ ...proof, astray, sound: proof.sound && astray.length === 0 });
  });
  post(site, '/sandbox/orders/:id', OrderHappening, ({ event, reason }, context) => {
    const orderId = context.req.param('id') ?? '';
    mustBe(store.anyById(orderId) !== undefined, 'order');
    if (!desk.happen(orderId, event, reason)) throw new AdminRefusal(409, 'the order does not know it now');
    const { state, cls, version } = store.anyById(orderId) ?? {};
    return { state, cls, version };
  });
  post(site, '/sandbox/counterparties', CounterpartyChange, ({ act }) => {
    others.act = act;
    return others;
  });
  post(site, '/sandbox/pay-types/:payType', PayTypeChange, (change, context) => {
    const type = money.payTypes.change(context.req.param('payType') ?? '', change);
    mustBe(type !== undefined, 'pay type');
    return type;
  });
  post(site, '/sandbox/coins', CoinGrant, ({ name, coins }) => {
    const account = accounts.byName(name);
    if (!account) throw new AdminRefusal(404, 'account not found');
    grantCoins(ledger, account.userId, coins, world.clock.now());
    return { coins: ledger.balance(memberPurse(account.userId, 'COIN')).toString() };
  });
  post(site, '/sandbox/wagering', WageringChange, ({ name, currency, left }) => {
    const account = accounts.byName(name);
    if (!account) throw new AdminRefusal(404, 'account not found');
    const amount = minorFromText(left);
    if (amount === null || amount < 0n) throw new AdminRefusal(400, 'left is not an amount');
    wagering.set(account.userId, currency, amount);
  });
}
