import { withdrawalFee } from '#contract/money/order/order-fee.ts';
import type { withdrawCalls } from '#contract/money/withdraw/calls.ts';
import { CURRENCY_CODES, type Currency, minor } from '#contract/units/money.ts';
import { dayStartOf } from '#contract/units/site-day.ts';
import { amountOf, minorText, requireWithin } from '#sandbox/base/amount.ts';
import { maskedName } from '#sandbox/base/names/member-names.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { secretChanged, secretReset, secretSet } from '#sandbox/domains/care/inbox/people/security-news.ts';
import { type Acts, noteSetUp } from '#sandbox/domains/ground/act/acts.ts';
import type { Contacts } from '#sandbox/domains/ground/code/contacts.ts';
import type { VerifyCodes } from '#sandbox/domains/ground/code/verify-codes.ts';
import { requireStepUp, type StepUpGuards } from '#sandbox/domains/ground/guard/guards.ts';
import type { WithdrawalHolds } from '#sandbox/domains/ground/guard/withdrawal-holds.ts';
import { bankName } from '#sandbox/domains/ground/pay-type/pay-types.table.ts';
import type { OrderService } from '#sandbox/domains/money/order/order-service.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import { FREE_WITHDRAWALS_A_DAY } from '#sandbox/domains/money/order/times.table.ts';
import { guardWaitUntil, passwordWaitUntil } from '#sandbox/domains/money/order/waits.ts';
import { type PayeeRow, type PayeeStore, shownNumber } from '#sandbox/domains/money/payee/payee-store.ts';
import type { VenueWallets } from '#sandbox/domains/money/wallet/venue-wallets.ts';
import type { WithdrawPasswords } from '#sandbox/domains/money/withdraw-password/withdraw-passwords.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Wagering } from '#sandbox/domains/rewards/bonus/wagering.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';

/** Dependencies of withdrawals. */
type WithdrawPorts = {
  readonly sites: SiteStore;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: {
    readonly orders: OrderService;
    readonly store: OrderStore;
    readonly payees: PayeeStore;
    readonly passwords: WithdrawPasswords;
    readonly wagering: Wagering;
    readonly bonuses: Bonuses;
    readonly wallets: VenueWallets;
    readonly notify: SendNews;
    readonly acts: Pick<Acts, 'note'>;
  };
  readonly auth: {
    readonly codes: VerifyCodes;
    readonly contacts: Contacts;
    readonly guards: StepUpGuards & { readonly holds: Pick<WithdrawalHolds, 'of'> };
  };
};

/** The part that orders of withdrawal need, without what sets the password. */
type WithdrawalPorts = Omit<WithdrawPorts, 'auth'> & {
  readonly auth: { readonly guards: { readonly holds: Pick<WithdrawalHolds, 'of'> } };
};

const KEYS = {
  CNY: { min: 'withdraw_min_cny', max: 'withdraw_max_cny' },
  USDT: { min: 'withdraw_min_usdt', max: 'withdraw_max_usdt' },
} as const;
const ZERO_AMOUNT = '0.00';

/**
 * Returns a site’s terms for withdrawals [9.10]: the limits of one order, decimal text of the currency, and the fee beyond
 * the free ones of a day, hundredths of a percent. A site without limits allows no withdrawals.
 */
function withdrawalTerms(sites: SiteStore, siteId: SiteId, currency: Currency) {
  const params = sites.config(siteId).params ?? {};
  const { min, max } = KEYS[currency];
  return {
    limits: { min_money: params[min] ?? ZERO_AMOUNT, max_money: params[max] ?? ZERO_AMOUNT },
    feeRate: Number(params.withdraw_fee_rate ?? 0),
  };
}

const currencyOf = ({ kind }: PayeeRow): Currency => (kind === 'card' ? 'CNY' : 'USDT');

const counterpartyOf = (payee: PayeeRow, holder: string) =>
  payee.kind === 'card'
    ? ({
        kind: 'bank',
        bankName: bankName(payee.bank_code),
        branch: '',
        holder: maskedName(holder),
        cardNum: shownNumber(payee),
        remark: '',
      } as const)
    : ({
        kind: 'chain',
        chain: payee.bank_code,
        address: payee.number,
        hash: '',
        confirmations: 0,
        confirmationsNeeded: 0,
      } as const);

type Handlers = HandlersOf<typeof withdrawCalls>;
type PasswordCall = Extract<keyof Handlers, `${string}Password`>;

/** The six digits that let money out [5.05]. */
const passwordHandlers = ({ money, auth, sites, world }: WithdrawPorts): Pick<Handlers, PasswordCall> => {
  const { passwords, notify } = money;
  const spendCode = (userId: string, code: string) => {
    const phone = auth.contacts.of(userId, 'phone') ?? refuse('CODE_EXPIRED');
    auth.codes.use(phone, 'withdrawPassword', code, world.clock.now());
  };
  const change = (context: CallContext, password: string, news: typeof secretChanged) => {
    const { userId } = accountOf(context);
    const at = world.clock.now();
    const until = passwordWaitUntil(sites, context.siteId, at, at);
    return passwords.change(userId, password, at, () => notify(userId, news(until), at));
  };
  return {
    'withdraw.setPassword': async ({ code, password }, context) => {
      const { userId } = accountOf(context);
      if (passwords.isSet(userId)) refuse('ORDER_STEP_REFUSED');
      requireStepUp(auth.guards, 'firstWithdrawPassword', context);
      spendCode(userId, code);
      const at = world.clock.now();
      const until = passwordWaitUntil(sites, context.siteId, at, at);
      await passwords.set(userId, password, { now: at, changedAt: at }, () => {
        noteSetUp(money.acts, 'withdrawPassword', userId, at);
        notify(userId, secretSet(until), at);
      });
      return {};
    },
    'withdraw.updatePassword': async ({ oldPassword, password }, context) => {
      await passwords.check(accountOf(context).userId, oldPassword, world.clock.now());
      await change(context, password, secretChanged);
      return {};
    },
    'withdraw.resetPassword': async ({ code, password }, context) => {
      spendCode(accountOf(context).userId, code);
      await change(context, password, secretReset);
      return {};
    },
  };
};

/** Reports whether a withdrawal on this site requires the six digits; true unless the operator has switched it off [9.10]. */
const isPasswordRequired = ({ sites }: WithdrawalPorts, { siteId }: CallContext): boolean =>
  sites.config(siteId).params?.withdrawal_password !== '0';

/** Returns the end of the hold after the six digits were set or changed, or null. */
function secretWait(platform: WithdrawalPorts, context: CallContext): number | null {
  if (!isPasswordRequired(platform, context)) return null;
  const { money, sites, world } = platform;
  const changedAt = money.passwords.changedAt(accountOf(context).userId);
  return passwordWaitUntil(sites, context.siteId, changedAt, world.clock.now());
}

/** Returns the change of the account’s guards and the end of its withdrawal hold; null for none. */
function holdOf({ auth, sites, world }: WithdrawalPorts, context: CallContext) {
  const hold = auth.guards.holds.of(accountOf(context).userId);
  const until = hold && guardWaitUntil(sites, context.siteId, hold.at, world.clock.now());
  return hold === null || until === null ? null : { cause: hold.cause, until };
}

/** Waits that block withdrawals, each null where there is none. */
const waitsOf = (platform: WithdrawalPorts, context: CallContext) => ({
  hold: holdOf(platform, context),
  passwordWaitUntil: secretWait(platform, context),
  passwordLockedUntil: isPasswordRequired(platform, context)
    ? platform.money.passwords.lockedUntil(accountOf(context).userId, platform.world.clock.now())
    : null,
});

/**
 * Refuses a withdrawal before the end of the payee’s wait, or of the hold after a change of the six digits or of the
 * account’s guards.
 */
function refuseEarly(platform: WithdrawalPorts, context: CallContext, payee: PayeeRow) {
  const now = platform.world.clock.now();
  if (payee.usable_at > now) refuse('PAYEE_WAITING', { until: payee.usable_at });
  const hold = holdOf(platform, context);
  if (hold !== null) refuse('WITHDRAW_HELD', { until: hold.until });
  const until = secretWait(platform, context);
  if (until !== null) refuse('WITHDRAW_PASSWORD_COOLING', { until });
}

/** Locked promotion money of one currency, summed. */
function bonusOf({ bonuses }: WithdrawalPorts['money'], userId: string, currency: Currency) {
  const locked = bonuses.locked(userId, currency);
  const sum = (of: 'amount' | 'left_over' | 'wagering') =>
    minorText(locked.reduce((total, bonus) => total + bonus[of], 0n));
  if (locked.length === 0) return [];
  return [
    { currency, amount: sum('amount'), wageringLeft: sum('left_over'), wageringTotal: sum('wagering') },
  ];
}

/** Withdrawals without a fee that a member has left today. */
const freeWithdrawals =
  ({ money, world }: WithdrawalPorts) =>
  (userId: string, currency: Currency): number => {
    const withdrawnCount = money.store.withdrawnSince(userId, currency, dayStartOf(world.clock.now()));
    return Math.max(0, FREE_WITHDRAWALS_A_DAY - withdrawnCount);
  };

/** Money out, as far as no password is set or changed [4.05]. */
export const newWithdrawalHandlers = (platform: WithdrawalPorts): Omit<Handlers, PasswordCall> => {
  const { money, sites, world } = platform;
  const { wallets, wagering, passwords, payees, orders } = money;
  const remainingFree = freeWithdrawals(platform);

  return {
    'withdraw.prompt': ({ currency }, context) => {
      const { userId } = accountOf(context);
      return {
        available: minorText(wallets.centre({ userId, currency })),
        bonuses: CURRENCY_CODES.flatMap((code) => bonusOf(money, userId, code)),
        wageringLeft: minorText(wagering.leftOf(userId, currency)),
        wageringTotal: minorText(wagering.totalOf(userId, currency)),
        freeLeft: remainingFree(userId, currency),
        ...withdrawalTerms(sites, context.siteId, currency),
        expected: currency === 'CNY' ? '通常 10 分钟内到账' : '链上确认后到账，通常 15 分钟',
        fastExpected: currency === 'CNY' ? '通常 1 分钟内匹配，对方付款后到账' : '',
        fastAllowed: currency === 'CNY' ? 1 : 0,
        cancelAllowed: sites.config(context.siteId).params?.withdraw_cancel === '1' ? 1 : 0,
        passwordSet: passwords.isSet(userId) ? 1 : 0,
        ...waitsOf(platform, context),
      };
    },
    'withdraw.new': async ({ payeeId, amount: text, password, speed, clientRequestId }, context) => {
      const { userId } = accountOf(context);
      const amount = amountOf(text);
      const payee = payees.find(userId, payeeId);
      const kind = speed === 'fast' && payee.kind === 'card' ? 'fastDraw' : 'withdrawal';
      const known = orders.known({ userId, requestId: clientRequestId, kind, amount });
      if (known) return known;
      const currency = currencyOf(payee);
      const { limits, feeRate } = withdrawalTerms(sites, context.siteId, currency);
      requireWithin(amount, limits);
      refuseEarly(platform, context, payee);
      if (wagering.leftOf(userId, currency) > 0n) refuse('WAGERING_LEFT');
      if (amount > wallets.centre({ userId, currency })) refuse('BALANCE_SHORT');
      if (isPasswordRequired(platform, context)) await passwords.check(userId, password, world.clock.now());
      const fee = withdrawalFee(minor(amount), { freeLeft: remainingFree(userId, currency), feeRate });
      const counterparty = counterpartyOf(payee, payees.nameOf(userId) ?? '');
      const opening = { userId, siteId: context.siteId, kind, currency, amount, fee, counterparty } as const;
      return orders.open({ ...opening, requestId: clientRequestId, promotionId: '' });
    },
  };
};

/** Money out [4.05], and the six digits that let it [5.05]. */
export const withdrawHandlers = (platform: WithdrawPorts): Handlers => ({
  ...newWithdrawalHandlers(platform),
  ...passwordHandlers(platform),
});
