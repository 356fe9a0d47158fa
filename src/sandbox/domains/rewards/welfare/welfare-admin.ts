import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { minorFromText } from '#contract/units/money.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { Stored, Timed } from '#sandbox/domains/domain.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Coupons } from '#sandbox/domains/rewards/coupon/coupons.ts';
import { memberNamed, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';

/** More than a member of the sandbox needs in one go, minor units. */
const AMOUNT_MAX = 1_000_000_00n;
/** A wagering of more is no gift. */
const TIMES_MAX = 10;
const DAYS_MAX = 60;
/** Hundredths of a percent. */
const RATE_MAX = 10_000;

const integerUpTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));
const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20));
const amount = v.pipe(
  v.string(),
  v.transform((text) => minorFromText(text) ?? 0n),
  v.check((sum) => sum > 0n && sum <= AMOUNT_MAX, 'amount'),
);
const terms = { times: integerUpTo(TIMES_MAX), termDays: integerUpTo(DAYS_MAX) };
const baseFields = { name: v.string(), title, days: integerUpTo(DAYS_MAX) };

const coins = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5}$/),
  v.transform((text) => BigInt(text)),
);

/** `days`: period in which it can be accepted or used. */
const Offer = v.strictObject({ ...baseFields, ...terms, currency: currencyField, amount });
const Coupon = v.variant('kind', [
  v.strictObject({ ...baseFields, kind: v.literal('coins'), coins }),
  v.strictObject({ ...baseFields, ...terms, kind: v.literal('bonus'), amount }),
  v.strictObject({
    ...baseFields,
    ...terms,
    kind: v.literal('deposit'),
    amount,
    rate: integerUpTo(RATE_MAX),
    minAmount: amount,
  }),
]);

type Ports = Stored &
  Timed & {
    readonly accounts: Accounts;
    readonly money: { readonly bonuses: Pick<Bonuses, 'offer'>; readonly coupons: Pick<Coupons, 'give'> };
  };

/** Mounts manual bonuses and coupons for a member. */
export function mountWelfareAdmin(site: Site, { accounts, db, money, world }: Ports): void {
  const userOf = (name: string): string => memberNamed(accounts, name).userId;
  post(site, '/sandbox/bonuses', Offer, ({ name, days, ...offer }) => {
    const now = world.clock.now();
    const grant = { ...offer, userId: userOf(name), source: 'operator' } as const;
    transaction(db, () => money.bonuses.offer(grant, now + days * DAY_MS, now));
  });
  post(site, '/sandbox/coupons', Coupon, ({ name, days, ...coupon }) => {
    const now = world.clock.now();
    const expiresAt = now + days * DAY_MS;
    transaction(db, () => money.coupons.give({ ...coupon, userId: userOf(name), expiresAt }, now));
  });
}
