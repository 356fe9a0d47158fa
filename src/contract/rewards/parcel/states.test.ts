import { expect, test } from 'vitest';
import {
  isParcelOver,
  PARCEL_ACTIONS,
  PARCEL_OPERATOR_STEPS,
  PARCEL_STATES,
  type ParcelState,
  parcelActions,
  parcelAfter,
  parcelOperatorSteps,
} from './states.table.ts';

test('[1.03] a parcel can be cancelled until it is packed, and not after', () => {
  const open = PARCEL_STATES.filter((state) => parcelAfter(state, 'cancel') !== null);
  expect(open).toEqual(['chosen', 'addressed']);
});

test('[1.03] only an operator resends or refunds a returned parcel', () => {
  expect(parcelAfter('shipped', 'return')).toBe('returned');
  expect(parcelActions('returned')).toEqual([]);
  expect(parcelOperatorSteps('returned')).toEqual(['reship', 'refund']);
  expect(parcelAfter('returned', 'reship')).toBe('shipped');
});

test('[1.03] every state of a parcel leads to one of three ends', () => {
  const steps = [...PARCEL_ACTIONS, ...PARCEL_OPERATOR_STEPS, 'arrive'] as const;
  const endsFrom = (state: ParcelState, seen: readonly ParcelState[] = []): boolean =>
    isParcelOver(state) ||
    steps.some((step) => {
      const next = parcelAfter(state, step);
      return next !== null && !seen.includes(next) && endsFrom(next, [...seen, next]);
    });
  expect(PARCEL_STATES.filter((state) => !endsFrom(state))).toEqual([]);
  expect(PARCEL_STATES.filter(isParcelOver)).toEqual(['received', 'cancelled', 'refunded']);
});
