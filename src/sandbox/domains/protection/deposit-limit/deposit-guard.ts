import type { Guard } from '#sandbox/domains/ground/admission/requested-action.ts';
import type { DepositLimits } from './deposit-limits.ts';

/** Keeps deposits within the member’s own limits [P.15]. @throws Refusal LIMIT_REACHED from the guard */
export const depositGuard =
  ({ admit }: Pick<DepositLimits, 'admit'>): Guard =>
  ({ userId, use, spending, at }) => {
    if (use !== 'deposit' || spending === null || spending.currency === 'COIN') return;
    admit({ userId, currency: spending.currency }, spending.amount, at);
  };
