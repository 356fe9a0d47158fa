import { useRef } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { useCurrency, useSiteParam } from '#app/features/ground/site/site-config.ts';
import { currencyOf, kindOf, type Payee, payeesOf } from '#app/features/money/payee/payee.ts';
import type { UserId } from '#contract/fields/ids.ts';
import type { BindingSteps, PayeeId } from '#contract/money/payee/schema.ts';
import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import { lastOf } from '#contract/units/loadable.ts';
import type { Currency } from '#contract/units/money.ts';
import { useCommands } from '#core-client/command/commands.ts';
import { serverNow } from '#core-client/core.ts';
import { together, useCall } from '#core-client/query.ts';
import { useTopic } from '#core-client/topic.ts';
import { amountProblem, openWithdrawals } from './withdraw-rules.ts';

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
function useDraft(owner: UserId) {
  // Synchronous, not a moment later: a field must receive its typed value before the next key.
  const snapshot = useSnapshot(draft, { sync: true });
  return snapshot.owner === owner ? snapshot : blank(owner);
}

function changeDraft(owner: UserId, change: Partial<Pick<Draft, 'payeeId' | 'speed'>>): void {
  if (draft.owner !== owner) Object.assign(draft, blank(owner));
  Object.assign(draft, change);
}

function typeAmount(owner: UserId, currency: Currency, text: string): void {
  changeDraft(owner, {});
  draft.amounts[currency] = text;
}

/** The order is made: nothing is left to be typed again. */
export const clearDraft = (): void => void Object.assign(draft, blank(null));

/** The one that is selected among those of the shown currency [3.16]; one that was just added is chosen by hand alone. */
function preselected([first]: readonly Payee[], { selected }: BindingSteps): Payee | null {
  return first && selected[first.is] && first.usableAt <= serverNow() ? first : null;
}

/** The member's draft against what is saved: the payee of the draft, else the selected one of the shown currency. */
function usePayees(owner: UserId) {
  const shown = useCurrency()?.code ?? 'CNY';
  const draft = useDraft(owner);
  const saved = useCall('payee.list', {});
  const known = lastOf(saved);
  const payees = known ? payeesOf(known, kindOf(shown)) : [];
  const chosen = payees.find(({ payeeId }) => payeeId === draft.payeeId);
  const payee = chosen ?? (known ? preselected(payees, known.steps) : null);
  const currency: Currency = payee ? currencyOf(payee.is) : shown;
  return { draft, saved, payees, payee, currency };
}

/** Provides all data of the withdrawal page, before and while the form is filled in. */
export function useWithdrawal(owner: UserId) {
  const { draft, saved, payees, payee, currency } = usePayees(owner);
  const { withdrawWord: verb } = useCurrencyTerms()(currency);
  const promptQuery = useCall('withdraw.prompt', { currency });
  const going = openWithdrawals(lastOf(useTopic('orders', null)), useCommands());
  const field = useRef<HTMLInputElement>(null);

  // Unless the site disables them, the six digits are required [9.10].
  const isSecretRequired = useSiteParam('withdrawal_password') !== '0';
  const prompt = lastOf(promptQuery);
  const typed = draft.amounts[currency];
  const canBeFast = payee?.is === 'card' && prompt?.fastAllowed === true;
  const speed = canBeFast ? draft.speed : null;
  return {
    currency,
    verb,
    prompt,
    asksSecret: isSecretRequired,
    payee,
    payees,
    query: together(saved, promptQuery),
    typed,
    amount: typedAmount(typed),
    problem: prompt ? amountProblem(typed, prompt, verb) : null,
    speed,
    going,
    field,
    type: (text: string) => typeAmount(owner, currency, text),
    choose: (payeeId: NonNullable<typeof draft.payeeId>) => changeDraft(owner, { payeeId }),
    hasten: (next: typeof draft.speed) => changeDraft(owner, { speed: next }),
  };
}

export type Withdrawal = ReturnType<typeof useWithdrawal>;
/** Withdrawal whose prompt and payees are loaded. */
export type LoadedWithdrawal = Withdrawal & {
  readonly prompt: NonNullable<Withdrawal['prompt']>;
  readonly steps: BindingSteps;
};
