import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import { gradeField } from '#contract/rewards/vip/schema.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { minorFromText } from '#contract/units/money.ts';
import type { InboxStore } from '#sandbox/domains/care/inbox/inbox-store.ts';
import type { Letters } from '#sandbox/domains/care/inbox/letters.ts';
import type { offerSender } from '#sandbox/domains/care/inbox/offer-sender.ts';
import type { Timed } from '#sandbox/domains/domain.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { openMemberCash } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import { creditCash } from '#sandbox/domains/money/wallet/credit-cash.ts';
import type { WithdrawPasswords } from '#sandbox/domains/money/withdraw-password/withdraw-passwords.ts';
import type { DepositLimits } from '#sandbox/domains/protection/deposit-limit/deposit-limits.ts';
import type { Persons } from '#sandbox/domains/protection/restriction/persons.ts';
import type { Wagering } from '#sandbox/domains/rewards/bonus/wagering.ts';
import type { Vip } from '#sandbox/domains/rewards/vip/create-vip.ts';
import { AdminRefusal, memberNamed, mustBe, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { endFactor } from './security-handlers.ts';

/** More than a member of the sandbox needs in one go, minor units. */
const GIFT_MAX = 10_000_000_00n;
const TITLE_MAX = 40;
const TEXT_MAX = 300;

const CashGift = v.strictObject({ name: v.string(), currency: currencyField, amount: v.string() });
const Reset = v.strictObject({
  name: v.string(),
  what: v.picklist(['cancels', 'secret', 'limits', 'wagering', 'factor', 'person']),
});
const GRADE_DAYS_MAX = 400;
const Grade = v.strictObject({
  name: v.string(),
  grade: gradeField,
  /** Number of days from now for which it is valid. */
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(GRADE_DAYS_MAX)),
});
const Letter = v.strictObject({
  name: v.string(),
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TITLE_MAX)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TEXT_MAX)),
});

/** An offer, whose ways the member chose. */
const Offer = v.strictObject({ ...Letter.entries });

const Answer = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TEXT_MAX)),
});
/** An id of no letter where it is no id. */
const idIn = (text = '') => (NUMERIC_ID.test(text) ? text : '0');

type Ports = Timed &
  Parameters<typeof endFactor>[0] & {
    readonly accounts: Accounts;
    readonly ledger: Ledger;
    readonly messages: Pick<InboxStore, 'send'>;
    readonly letters: Pick<Letters, 'write'>;
    readonly sendOffer: ReturnType<typeof offerSender>;
    readonly persons: Pick<Persons, 'setApart'>;
    readonly money: {
      readonly statement: Statement;
      readonly store: Pick<OrderStore, 'forgiveCancels'>;
      readonly passwords: Pick<WithdrawPasswords, 'unlock'>;
      readonly limits: Pick<DepositLimits, 'clear'>;
      readonly wagering: Pick<Wagering, 'set'>;
      readonly vip: Pick<Vip, 'give'>;
    };
  };

/** Mounts manual changes to members' money and their limits: cash, used amounts, and messages to them. */
export function mountMemberAdmin(site: Site, ports: Ports): void {
  const { accounts, ledger, messages, letters, money, persons, sendOffer, world } = ports;
  const memberOf = (name: string) => memberNamed(accounts, name);

  post(site, '/sandbox/cash', CashGift, ({ name, currency, amount }) => {
    const { userId } = memberOf(name);
    const sum = minorFromText(amount);
    if (sum === null || sum <= 0n || sum > GIFT_MAX) throw new AdminRefusal(400, '金额不对');
    openMemberCash(ledger, userId, currency);
    creditCash({ ledger, statement: money.statement, now: world.clock.now() }, { userId, currency }, sum);
  });
  post(site, '/sandbox/resets', Reset, ({ name, what }) => {
    const { userId } = memberOf(name);
    if (what === 'cancels') money.store.forgiveCancels(userId, world.clock.now());
    else if (what === 'secret') money.passwords.unlock(userId);
    else if (what === 'factor') endFactor(ports, userId, world.clock.now());
    else if (what === 'limits') money.limits.clear(userId);
    else if (what === 'person') persons.setApart(userId);
    else for (const currency of ['CNY', 'USDT'] as const) money.wagering.set(userId, currency, 0n);
  });
  post(site, '/sandbox/grades', Grade, ({ name, grade, days }) => {
    const now = world.clock.now();
    money.vip.give(memberOf(name).userId, grade, now + days * DAY_MS, now);
  });
  post(site, '/sandbox/letters/:id', Answer, ({ text }, context) =>
    mustBe(letters.write(idIn(context.req.param('id')), text, world.clock.now()), '这封私信'),
  );
  post(site, '/sandbox/offers', Offer, ({ name, title, text }) => ({
    sent: sendOffer(memberOf(name).userId, { title, text }, world.clock.now()),
  }));
  post(site, '/sandbox/letters', Letter, ({ name, title, text }) => {
    messages.send(memberOf(name).userId, { kind: 'letter', title, text, place: null, at: world.clock.now() });
  });
}
