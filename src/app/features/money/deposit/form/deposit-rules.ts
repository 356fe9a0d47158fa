import type { PayType } from '#contract/money/order/payment-schema.ts';
import { typedAmount } from '#contract/rules.ts';
import { type Minor, minor } from '#contract/units/money.ts';

const RATE_SCALE = 10_000n;
const RATE = /^(\d{1,9})(?:\.(\d{1,4}))?$/;

/** A rate of at most four decimals as text, in ten-thousandths. @throws RangeError for anything else. */
function tenThousandths(rate: string): bigint {
  const [, integer, part = ''] = RATE.exec(rate) ?? [];
  if (integer === undefined) throw new RangeError(`not a rate: ${rate}`);
  return BigInt(integer + part.padEnd(4, '0'));
}

/** Converts an amount of USDT to yuan, both in minor units; fractions of a fen are dropped. */
export const yuanWorth = (amount: Minor, rate: string): Minor =>
  minor((amount * tenThousandths(rate)) / RATE_SCALE);

export type AmountState =
  | { readonly is: 'missing' }
  | { readonly is: 'low' | 'high' | 'overLimit' }
  | { readonly is: 'right'; readonly amount: Minor };

/**
 * Compares a typed amount with the limits of one order and the rest of the member's own limits [5.08]. A partly typed
 * amount, `12.`, counts as typed so far.
 */
export function amountState(
  typed: string,
  { min, max }: PayType['limits'],
  remaining: Minor | null = null,
): AmountState {
  const amount = typedAmount(typed);
  if (amount === null || amount === 0n) return { is: 'missing' };
  if (amount < min) return { is: 'low' };
  if (amount > max) return { is: 'high' };
  return remaining !== null && amount > remaining ? { is: 'overLimit' } : { is: 'right', amount };
}

/** One way to pay in as it is offered: a type, and the chain where it has several. */
export type PayChoice = {
  /** Unlike any other's. */
  readonly key: string;
  readonly type: PayType;
  readonly chain: PayType['chains'][number] | null;
  readonly open: boolean;
};

/** The name of a way, with its network where it has several. */
export const methodName = ({ type, chain }: PayChoice): string =>
  chain === null ? type.name : `${type.name}-${chain.name}`;

const isShown = ({ status }: PayType) => status !== 'inactive';
const rank = ({ type, open }: PayChoice) => (open ? 0 : 2) + (type.recommended ? 0 : 1);

/** Reports whether a way was chosen together with its network; one network is not to be chosen for the next deposit, too. */
export const namesNetwork = (key: string): boolean => key.includes('-');

const choicesOf = (type: PayType): readonly PayChoice[] => {
  const open = type.status === 'active';
  if (type.chains.length === 0) return [{ key: type.payType, type, chain: null, open }];
  return type.chains.map((chain) => ({ key: `${type.payType}-${chain.chain}`, type, chain, open }));
};

/** The ways in the order they are offered: recommended ones first, closed ones last, inactive ones not at all. */
export const payChoices = (types: readonly PayType[]): readonly PayChoice[] =>
  types
    .filter(isShown)
    .flatMap(choicesOf)
    .sort((one, other) => rank(one) - rank(other));

/** The one that was chosen before, if it is still open, else the first that is. */
export const chosenOf = (choices: readonly PayChoice[], key: string): PayChoice | undefined =>
  choices.find((choice) => choice.key === key && choice.open) ?? choices.find(({ open }) => open);

/** The kind of order a way opens; one of a kind at a time. */
export const orderKindOf = ({ type }: PayChoice) =>
  type.kind === 'fast' ? ('fastDeposit' as const) : ('deposit' as const);
