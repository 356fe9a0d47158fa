import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type CouponKind, type CouponStep, couponAfter } from '#contract/rewards/coupon/states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { couponCoins, couponGranted } from '#sandbox/domains/care/inbox/rewards/bonus-news.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { grantCoins } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import { type CouponRow, type CouponStore, createCouponStore } from './coupon-store.ts';

/** Value of a new coupon. Coins are whole, amounts minor units of yuan, the rate hundredths of a percent. */
export type NewCoupon = {
  readonly userId: string;
  readonly kind: CouponKind;
  readonly title: string;
  readonly coins?: bigint;
  readonly amount?: bigint;
  readonly rate?: number;
  readonly minAmount?: bigint;
  readonly times?: number;
  readonly termDays?: number;
  readonly promotionId?: string;
  /** Epoch ms. */
  readonly expiresAt: number;
};

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly bonuses: Pick<Bonuses, 'give'>;
  readonly notify: SendNews;
};

export type Coupons = ReturnType<typeof createCoupons>;

const newRow = (coupon: NewCoupon, at: number): CouponRow => ({
  coupon_id: randomUUID(),
  user_id: coupon.userId,
  kind: coupon.kind,
  title: coupon.title,
  state: 'available',
  coins: coupon.coins ?? 0n,
  amount: coupon.amount ?? 0n,
  rate: coupon.rate ?? 0,
  min_amount: coupon.minAmount ?? 0n,
  times: coupon.times ?? 0,
  term_days: coupon.termDays ?? 0,
  promotion_id: coupon.promotionId ?? '',
  given_at: at,
  expires_at: coupon.expiresAt,
  used_at: null,
  order_id: null,
});

/** Operations of deposits on the coupons they name. */
const ofDeposits = (store: CouponStore, move: Move) => ({
  /** A deposit names the coupon, which is of no other use until the order has ended. */
  hold(couponId: string, orderId: string) {
    const coupon = store.byId(couponId);
    if (coupon) move(coupon, 'hold', { order_id: orderId });
  },
  /** Frees the coupon of a failed deposit: it is usable again until its own expiry. */
  free(orderId: string) {
    const coupon = store.heldBy(orderId);
    if (coupon) move(coupon, 'free', { order_id: null });
  },
  /** The deposit is credited. @returns false when the coupon was used elsewhere or expired meanwhile */
  spend(couponId: string, orderId: string, at: number): boolean {
    const coupon = store.byId(couponId);
    const isHeldElsewhere = coupon?.state === 'held' && coupon.order_id !== orderId;
    if (!coupon || isHeldElsewhere || couponAfter(coupon.state, 'use') === null) return false;
    move(coupon, 'use', { used_at: at, order_id: orderId });
    return true;
  },
});

/** Reads for other services. */
const couponReads = ({ byId, available, past, expiringBy, ofPromotion, forDeposit }: CouponStore) => ({
  byId,
  available,
  past,
  expiringBy,
  ofPromotion,
  forDeposit,
});

const moving =
  (store: CouponStore) =>
  (coupon: CouponRow, step: CouponStep, change: Partial<CouponRow> = {}): CouponRow => {
    const state = couponAfter(coupon.state, step) ?? refuse('ORDER_STEP_REFUSED');
    const moved = { ...coupon, ...change, state };
    store.update(moved);
    return moved;
  };
type Move = ReturnType<typeof moving>;

/** Coupons that members may use once: for coins at once, for a bonus, or for an extra on top of a deposit. */
export function createCoupons({ db, ledger, bonuses, notify }: Ports) {
  const store = createCouponStore(db);
  const move = moving(store);
  /** Expires coupons that are past their time at `at`. */
  const endDue = (at: number) => {
    eachDue(db, 'coupons', store.due(at), (coupon) => move(coupon, 'expire'));
  };
  const own = (couponId: string, userId: string) => {
    const coupon = store.byId(couponId);
    return coupon?.user_id === userId ? coupon : refuse('NOT_FOUND');
  };
  return {
    ...couponReads(store),
    ...ofDeposits(store, move),
    own,
    endDue,
    give(coupon: NewCoupon, at: number): CouponRow {
      const row = newRow(coupon, at);
      store.insert(row);
      notify(row.user_id, couponGranted(row.title, row.expires_at), at);
      return row;
    },
    /**
     * Uses a coupon that is not for a deposit. @throws Refusal NOT_FOUND for another member’s, ORDER_STEP_REFUSED when it
     * is used or expired, or is for a deposit.
     */
    use(couponId: string, userId: string, at: number) {
      endDue(at);
      const coupon = own(couponId, userId);
      const { kind, title, amount, times, term_days: termDays, coins } = coupon;
      if (kind === 'deposit') return refuse('ORDER_STEP_REFUSED');
      move(coupon, 'use', { used_at: at });
      const bonus = { userId, currency: 'CNY', source: 'coupon', title, amount, times, termDays } as const;
      if (kind === 'bonus') return void bonuses.give(bonus, at);
      grantCoins(ledger, userId, coins, at);
      notify(userId, couponCoins(title, coins), at);
    },
  };
}
