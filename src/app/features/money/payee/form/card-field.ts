import { bankOfCard } from '#contract/money/payee/bank-of-card.ts';
import { isCardNumber } from '#contract/money/payee/card-number.ts';
import { CARD_DIGITS } from '#contract/money/payee/constants.ts';
import type { Bank } from '#contract/money/payee/schema.ts';
import { digitsTyped } from '#contract/text/digits-typed.ts';
import { t } from '../texts.ts';

const GROUP = 4;

export const cardDigits = (typed: string): string => digitsTyped(typed, CARD_DIGITS.max);

const grouped = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ');

/** Returns the caret position in grouped digits after the given number of digits. */
export const caretBehind = (digits: number): number => digits + Math.max(0, Math.ceil(digits / GROUP) - 1);

/** Shows a card number in fours while it is typed; the caret stays with the digit it was behind. */
export function regroup(field: HTMLInputElement): void {
  const before = cardDigits(field.value.slice(0, field.selectionStart ?? field.value.length)).length;
  const shown = grouped(cardDigits(field.value));
  if (shown === field.value) return;
  field.value = shown;
  field.setSelectionRange(caretBehind(before), caretBehind(before));
}

/** A card number [5.09], or what is wrong with it. */
export function cardRule(typed: string): true | string {
  const digits = cardDigits(typed);
  if (digits.length < CARD_DIGITS.min) return t('payee.cardShort', CARD_DIGITS);
  return isCardNumber(digits) || t('payee.cardWrong');
}

/** The bank of a card: the one its number speaks for, else any a person chose; or what is wrong with it. */
export function bankRule(bankCode: string, digits: string, banks: readonly Bank[]): true | string {
  if (bankCode === '') return t('payee.bankMissing');
  const spoken = bankOfCard(digits, banks);
  const bank = banks.find((each) => each.bankCode === spoken);
  return bank === undefined || spoken === bankCode || t('payee.bankMismatch', { bank: bank.name });
}
