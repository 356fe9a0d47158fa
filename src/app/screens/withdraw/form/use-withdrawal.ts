import { useRef } from 'react';
import { useCurrency } from '#app/link/currency.ts';
import { useCurrencyWords } from '#app/link/currency-words.ts';
import { useOrders } from '#app/link/orders.ts';
import { payeeList, withdrawPrompt } from '#app/link/payee-queries.ts';
import { useCall } from '#app/link/query.ts';
import type { UserId } from '#contract/models/ids.ts';
import type { Currency } from '#contract/units/money.ts';
import { currencyOf, kindOf, payeesOf } from '../payees/payee.ts';
import { amountOf, amountProblem } from './amount-problem.ts';
import { changeDraft, typeAmount, useDraft } from './draft.ts';
import { payOutsOf } from './pay-outs.ts';

/** The member's draft against what is saved: the payee of the draft, else the default one of the shown currency. */
function usePayees(owner: UserId) {
  const shown = useCurrency()?.code ?? 'CNY';
  const draft = useDraft(owner);
  const saved = useCall(payeeList, {});
  const payees = saved.data ? payeesOf(saved.data, kindOf(shown)) : [];
  const payee = payees.find(({ payeeId }) => payeeId === draft.payeeId) ?? payees[0] ?? null;
  const currency: Currency = payee ? currencyOf(payee.is) : shown;
  return { draft, saved, payees, payee, currency };
}

/** Everything the page of a withdrawal shows and knows, before and while it is typed. */
export function useWithdrawal(owner: UserId) {
  const { draft, saved, payees, payee, currency } = usePayees(owner);
  const { withdrawWord: verb } = useCurrencyWords()(currency);
  const asked = useCall(withdrawPrompt, { currency });
  const going = payOutsOf(useOrders());
  const field = useRef<HTMLInputElement>(null);

  const prompt = asked.data;
  const typed = draft.amounts[currency];
  const canBeFast = payee?.is === 'card' && prompt?.fastAllowed === true;
  const speed = canBeFast ? draft.speed : null;
  return {
    currency,
    verb,
    prompt,
    payee,
    payees,
    steps: saved.data?.steps,
    error: saved.error ?? asked.error,
    refetch: () => void Promise.all([saved.refetch(), asked.refetch()]),
    typed,
    amount: amountOf(typed),
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
/** One whose prompt and payees are known. */
export type KnownWithdrawal = Withdrawal & {
  readonly prompt: NonNullable<Withdrawal['prompt']>;
  readonly steps: NonNullable<Withdrawal['steps']>;
};
export const isKnown = (withdrawal: Withdrawal): withdrawal is KnownWithdrawal =>
  withdrawal.prompt !== undefined && withdrawal.steps !== undefined;
