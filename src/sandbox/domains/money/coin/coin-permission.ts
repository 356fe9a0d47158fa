import type { GiftBar } from '#contract/community/gift/calls.ts';
import type { Account } from '#sandbox/base/account.ts';

export type Permission = { readonly allowed: boolean; readonly reason: GiftBar | null };

export const ALLOWED: Permission = { allowed: true, reason: null };

/** Whether a member may buy coins [6.03]: not before a phone is bound. */
export const coinPermission = ({ hasPhone }: Account): Permission =>
  hasPhone ? ALLOWED : { allowed: false, reason: 'newcomer' };
