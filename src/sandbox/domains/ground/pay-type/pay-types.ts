import type * as v from 'valibot';
import type { PayType } from '#contract/money/order/payment-schema.ts';
import { PAY_TYPES } from './pay-types.table.ts';

type PayTypeWire = v.InferInput<typeof PayType>;
export type PayTypeChange = Partial<Pick<PayTypeWire, 'status' | 'maintainedUntil' | 'feeRate'>>;

/** The ways to pay in, as the platform offers them and as its operator closes and opens them. */
export function createPayTypes() {
  const changes = new Map<string, PayTypeChange>();
  const all = (): readonly PayTypeWire[] =>
    PAY_TYPES.map((type) => ({ ...type, ...changes.get(type.payType) }));
  return {
    all,
    /** Reverts every change. */
    reset: () => changes.clear(),
    /** @returns the method after the change; undefined for an unknown name */
    change(payType: string, change: PayTypeChange): PayTypeWire | undefined {
      changes.set(payType, { ...changes.get(payType), ...change });
      return all().find((type) => type.payType === payType);
    },
  };
}

export type PayTypes = ReturnType<typeof createPayTypes>;
