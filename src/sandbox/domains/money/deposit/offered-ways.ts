import type { Currency } from '#contract/units/money.ts';
import { dayStartOf } from '#contract/units/site-day.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { PAY_TYPES } from '#sandbox/domains/ground/pay-type/pay-types.table.ts';
import { CANCELS_A_DAY } from '#sandbox/domains/money/order/times.table.ts';
import type { DepositPorts } from './deposit-ports.ts';

const ACTIVE = 1;
const CLOSED = 2;

export type PayTypeWire = (typeof PAY_TYPES)[number];

/** Lists the payment methods and the deposit extras offered to a member. */
export function offeredWays({ money, world }: DepositPorts) {
  const mayCancel = (userId: string) =>
    money.store.cancelledSince(userId, 'fastDeposit', dayStartOf(world.clock.now())) < CANCELS_A_DAY;
  /** A method that the member has cancelled too often today is closed to them until tomorrow, and is marked so. */
  const offered = (type: PayTypeWire, userId: string): PayTypeWire =>
    type.kind === 'fast' && type.status === ACTIVE && !mayCancel(userId)
      ? {
          ...type,
          status: CLOSED,
          closedNote: '今天的取消次数已用完，明天恢复',
        }
      : type;
  return {
    mayCancel,
    list: (userId: string, currency: Currency): readonly PayTypeWire[] =>
      money.payTypes
        .all()
        .filter((type) => type.currency === currency)
        .map((type) => offered(type, userId)),
    /** Promotions that are open to the member, and their coupons. */
    promotions: (userId: string, siteId: SiteId, currency: Currency) =>
      money.promotions.offered(userId, siteId, currency, world.clock.now()),
  };
}

export type OfferedWays = ReturnType<typeof offeredWays>;
