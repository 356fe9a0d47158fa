import { proxy, useSnapshot } from 'valtio';
import type { UserId } from '#contract/fields/ids.ts';
import type { PayeeId } from '#contract/money/payee/schema.ts';
import type { Currency } from '#contract/units/money.ts';

type Draft = {
  owner: UserId | null;
  payeeId: PayeeId | null;
  /** A hundred yuan are not a hundred USDT: each currency has its own. */
  amounts: Record<Currency, string>;
  speed: 'ordinary' | 'fast';
};

const blank = (owner: UserId | null): Draft => ({
  owner,
  payeeId: null,
  amounts: { CNY: '', USDT: '' },
  speed: 'ordinary',
});

/** Draft of the form: kept over errors and while the member adds a missing card or password. */
const draft = proxy<Draft>(blank(null));

/** The member's own draft; another member begins afresh. */
export function useDraft(owner: UserId) {
  // Synchronous, not a moment later: a field must receive its typed value before the next key.
  const kept = useSnapshot(draft, { sync: true });
  return kept.owner === owner ? kept : blank(owner);
}

export function changeDraft(owner: UserId, change: Partial<Pick<Draft, 'payeeId' | 'speed'>>): void {
  if (draft.owner !== owner) Object.assign(draft, blank(owner));
  Object.assign(draft, change);
}

export function typeAmount(owner: UserId, currency: Currency, text: string): void {
  changeDraft(owner, {});
  draft.amounts[currency] = text;
}

/** The order is made: nothing is left to be typed again. */
export const clearDraft = (): void => void Object.assign(draft, blank(null));
