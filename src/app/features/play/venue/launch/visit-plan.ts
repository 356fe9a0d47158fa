import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import { PLAN_MINUTES_MAX } from '#contract/protection/reality-check/constants.ts';
import type { Minor } from '#contract/units/money.ts';

/** One of the two choices: none, one of those offered by its text, or what is typed. */
export type PlanChoice =
  | { readonly is: 'none' }
  | { readonly is: 'offered'; readonly value: string }
  | { readonly is: 'own'; readonly text: string };

export const NO_CHOICE: PlanChoice = { is: 'none' };

/** Minutes, and amounts of money in whole units, that one press chooses. */
export const OFFERED_MINUTES = ['30', '60', '90'] as const;
export const OFFERED_SPEND = ['100', '300', '500'] as const;

const textOf = (choice: PlanChoice): string | null => {
  if (choice.is === 'none') return null;
  return choice.is === 'offered' ? choice.value : choice.text.trim();
};

/** Minutes as chosen; null for no limit, undefined for what is no such number. */
export function chosenMinutes(choice: PlanChoice): number | null | undefined {
  const text = textOf(choice);
  if (text === null) return null;
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return minutes >= 1 && minutes <= PLAN_MINUTES_MAX ? minutes : undefined;
}

/** An amount as chosen; null for no limit, undefined for what is none. */
export function chosenSpend(choice: PlanChoice): Minor | null | undefined {
  const text = textOf(choice);
  if (text === null) return null;
  const amount = typedAmount(text);
  return amount !== null && amount > 0n ? amount : undefined;
}
