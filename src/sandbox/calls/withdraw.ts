import type { withdrawCalls } from '#contract/calls/withdraw.ts';
import { withdrawalFee } from '#contract/rules/withdrawal-fee.ts';
import { type Currency, minor, minorToText } from '#contract/units/money.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf } from '#sandbox/http/call-context.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { dayStart } from '#sandbox/ledger/gift-rank.ts';
import { bankName } from '#sandbox/money/pay-types.table.ts';
import { maskedName, type PayeeRow, shownNumber } from '#sandbox/money/payee-book.ts';
import { FREE_WITHDRAWALS_A_DAY } from '#sandbox/money/times.table.ts';
import type { CashPlatform, Platform } from '#sandbox/platform.ts';
import { amountOf, requireWithin } from './money/amount.ts';

const LIMITS = {
  CNY: { min_money: '100.00', max_money: '50000.00' },
  USDT: { min_money: '20.00', max_money: '20000.00' },
} as const;
/** Hundredths of a percent, beyond the free ones of a day. */
const FEE_RATE = 50;

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
const passwordHandlers = ({
  money,
  entrance,
  world,
}: CashPlatform & Pick<Platform, 'entrance'>): Pick<Handlers, PasswordCall> => {
  const { passwords } = money;
  return {
    'withdraw.setPassword': async ({ password }, context) => {
      const { userId } = accountOf(context);
      if (passwords.isSet(userId)) refuse('ORDER_STEP_REFUSED');
      await passwords.set(userId, password, world.clock.now());
      return {};
    },
    'withdraw.updatePassword': async ({ oldPassword, password }, context) => {
      const { userId } = accountOf(context);
      await passwords.check(userId, oldPassword, world.clock.now());
      await passwords.set(userId, password, world.clock.now());
      return {};
    },
    'withdraw.resetPassword': async ({ code, password }, context) => {
      const { userId } = accountOf(context);
      const phone = entrance.contacts.of(userId, 'phone') ?? refuse('CODE_EXPIRED');
      entrance.codes.use(phone, 'withdrawPassword', code, world.clock.now());
      await passwords.set(userId, password, world.clock.now());
      return {};
    },
  };
};

/** Money out, as far as no password is set or changed [4.05]. */
export const moneyOutHandlers = ({ money, sites, world }: CashPlatform): Omit<Handlers, PasswordCall> => {
  const { wallets, wagering, store, passwords, payees, desk } = money;
  const freeLeft = (userId: string, currency: Currency) =>
    Math.max(0, FREE_WITHDRAWALS_A_DAY - store.withdrawnSince(userId, currency, dayStart(world.clock.now())));

  return {
    'withdraw.prompt': ({ currency }, context) => {
      const { userId } = accountOf(context);
      const text = (amount: bigint) => minorToText(minor(amount));
      return {
        available: text(wallets.centre({ userId, currency })),
        wageringLeft: text(wagering.leftOf(userId, currency)),
        wageringTotal: text(wagering.totalOf(userId, currency)),
        freeLeft: freeLeft(userId, currency),
        limits: LIMITS[currency],
        feeRate: FEE_RATE,
        expected: currency === 'CNY' ? '通常 10 分钟内到账' : '链上确认后到账，通常 15 分钟',
        fastExpected: currency === 'CNY' ? '通常 1 分钟内匹配，对方付款后到账' : '',
        fastAllowed: currency === 'CNY' ? 1 : 0,
        cancelAllowed: sites.config(context.siteId).params?.withdraw_cancel === '1' ? 1 : 0,
        passwordSet: passwords.isSet(userId) ? 1 : 0,
      };
    },
    'withdraw.new': async ({ payeeId, amount: text, password, speed, clientRequestId }, context) => {
      const { userId } = accountOf(context);
      const amount = amountOf(text);
      const payee = payees.find(userId, payeeId);
      const kind = speed === 'fast' && payee.kind === 'card' ? 'fastDraw' : 'withdrawal';
      const known = desk.known({ userId, requestId: clientRequestId, kind, amount });
      if (known) return known;
      const currency = currencyOf(payee);
      requireWithin(amount, LIMITS[currency]);
      if (wagering.leftOf(userId, currency) > 0n) refuse('WAGERING_LEFT');
      if (amount > wallets.centre({ userId, currency })) refuse('BALANCE_SHORT');
      await passwords.check(userId, password, world.clock.now());
      const fee = withdrawalFee(minor(amount), { freeLeft: freeLeft(userId, currency), feeRate: FEE_RATE });
      const counterparty = counterpartyOf(payee, payees.nameOf(userId) ?? '');
      const opening = { userId, siteId: context.siteId, kind, currency, amount, fee, counterparty } as const;
      return desk.open({ ...opening, requestId: clientRequestId, promotionId: '' });
    },
  };
};

/** Money out [4.05], and the six digits that let it [5.05]. */
export const withdrawHandlers = (platform: CashPlatform & Pick<Platform, 'entrance'>): Handlers => ({
  ...moneyOutHandlers(platform),
  ...passwordHandlers(platform),
});
