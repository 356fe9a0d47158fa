import {
  bankOfCard,
  CARD_DIGITS,
  type Chain,
  chainOfAddress,
  isCardNumber,
  isChainAddress,
} from '#contract/money/payee/payee-rules.ts';
import type { Bank } from '#contract/money/payee/schema.ts';
import { isRealName } from '#contract/people/identity/identity-card.ts';
import { type NameProblem, nameProblem } from '#contract/rewards/parcel/name-problem.ts';
import { digitsTyped, plainTyped } from '#contract/text/digits-typed.ts';
import { t } from '../texts.ts';

const PROBLEM_TEXTS = {
  length: 'payee.nameLength',
  characters: 'payee.nameCharacters',
  doubled: 'payee.nameDoubled',
  dotBySpace: 'payee.nameDotBySpace',
  mixedDots: 'payee.nameMixedDots',
  edgeDot: 'payee.nameEdgeDot',
  edgeSpace: 'payee.nameEdgeSpace',
} as const satisfies Record<NameProblem, string>;

/** Validates a real name [5.01]; returns the error, as specific as possible [5.02]. */
export function realNameRule(typed: string): true | string {
  if (isRealName(typed)) return true;
  const problem = nameProblem(typed);
  return t(problem === null ? 'payee.nameForm' : PROBLEM_TEXTS[problem]);
}

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

/** Removes line breaks and spaces, which a copied address may contain and no address has. */
export const plainAddress = (typed: string): string => plainTyped(typed).replace(/\s/g, '');

/** An address of the chosen chain [3.13], its checksum included, or what is wrong with it. */
export async function addressRule(typed: string, chain: Chain): Promise<true | string> {
  const address = plainAddress(typed);
  if (address === '') return t('payee.addressMissing');
  if (!isChainAddress(chain, address)) {
    const other = chainOfAddress(address);
    return other === null ? t('payee.addressWrong', { chain }) : t('payee.addressOther', { other });
  }
  // Without the file the address counts as unchecked.
  const file = await import('#contract/money/payee/address-checksum.ts').catch(() => null);
  if (file === null) return t('payee.addressUnchecked');
  return file.trueAddress(chain, address) !== null || t('payee.addressChecksum');
}
