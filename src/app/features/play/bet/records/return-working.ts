import type { Bet, BetLeg } from '#contract/play/bet/schema.ts';
import type { LegResult } from '#contract/play/betting/legs/leg.ts';
import { quarterSides } from '#contract/play/betting/legs/quarter-sides.ts';
import { returnOf, systemReturnOf } from '#contract/play/betting/return-of.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { t } from './texts.ts';

/** A half of a stake on a quarter line: the line it was on, why it paid, and what. */
export type HalfPart = { readonly line: string; readonly reason: string; readonly amount: Minor };

/**
 * Returns the two halves of a single that was half won or half lost, the refunded half first; null for any other bet, and
 * for a stake that cannot be halved.
 */
export function halfPartsOf({ kind, legs, openStake, returned }: Bet): readonly HalfPart[] | null {
  const [leg] = legs;
  if (kind !== 'single' || !leg || returned === null || openStake % 2n !== 0n) return null;
  const { result, odds, line } = leg;
  if (result !== 'halfWin' && result !== 'halfLose') return null;
  const sides = quarterSides(line);
  if (!sides) return null;
  const half = minor(openStake / 2n);
  const stake = formatMinor(half);
  const back = { line: sides.whole, reason: t('betRecord.halfBack'), amount: half };
  const reason = result === 'halfWin' ? t('betRecord.halfWon', { stake, odds }) : t('betRecord.halfLost');
  return [back, { line: sides.half, reason, amount: minor(returned - half) }];
}

/** Calculation of a return. */
export type Working = {
  /** Multiplier of each leg, in leg order. */
  readonly factors: readonly string[];
  /** Resulting sum; null until all results are known, and where results do not matter. */
  readonly sum: string | null;
  /** Amount paid instead, when the highest payout is below the sum; otherwise null. */
  readonly capped: Minor | null;
};

/** Returns the exact multiplier of a leg: prices have at most three decimals. */
function factorText(odds: string, result: LegResult): string {
  switch (result) {
    case 'win':
      return odds;
    case 'halfWin':
      return halfOf(odds);
    case 'push':
    case 'void':
      return '1';
    case 'halfLose':
      return '0.5';
    case 'lose':
      return '0';
    default:
      return result satisfies never;
  }
}

/** `(odds + 1) / 2` as decimal text: `1.92` gives `1.46`. */
function halfOf(odds: string): string {
  const [integer = '', part = ''] = odds.split('.');
  const decimals = part.length + 1;
  const digits = (BigInt(integer + part) + 10n ** BigInt(part.length)) * 5n;
  const text = digits.toString().padStart(decimals + 1, '0');
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`.replace(/\.?0+$/, '');
}

function legFactorText({ odds, result }: BetLeg, isCombined: boolean): string {
  // In a combination only the price of all legs is paid.
  if (isCombined && result === 'win') return t('betRecord.factorHit');
  if (isCombined && (result === 'push' || result === 'void')) return t('betRecord.factorLeft');
  switch (result) {
    case null:
      return t('betRecord.factorOpen');
    case 'win':
      return t('betRecord.factorWin', { odds });
    case 'halfWin':
      return t('betRecord.factorHalfWin', { odds });
    case 'push':
      return t('betRecord.factorPush');
    case 'void':
      return t('betRecord.factorVoid');
    case 'halfLose':
      return t('betRecord.factorHalfLose');
    case 'lose':
      return t('betRecord.factorLose');
    default:
      return result satisfies never;
  }
}

function settledLegs({ legs }: Bet) {
  return legs.flatMap(({ odds, result }) => (result === null ? [] : [{ odds, result }]));
}

/** Formats the calculation of a combination: the stake at the price of the legs that are left. */
function combinedSum(bet: Bet): { readonly text: string; readonly computed: bigint } {
  const results = bet.legs.map(({ result }) => result);
  const isBack = results.every((result) => result === 'void' || result === 'push');
  const odds = isBack ? '1.00' : (bet.combination?.paidOdds ?? '1.00');
  const isLost = results.includes('lose');
  const computed = isLost ? 0n : returnOf(bet.openStake, [{ odds, result: 'win' }]);
  const amount = formatMinor(minor(computed));
  const factors = isLost ? '0' : odds;
  return { text: t('betRecord.chain', { stake: formatMinor(bet.openStake), factors, amount }), computed };
}

/** Formats the calculation of a settled bet, by the rules it was settled with. */
function sumOf(bet: Bet): { readonly text: string; readonly computed: bigint } {
  const { kind, size, openStake, lines, legs } = bet;
  const known = settledLegs(bet);
  if (bet.combination) return combinedSum(bet);
  // A lost leg decides a multiple before the other results are known.
  const isLost = kind !== 'system' && known.some(({ result }) => result === 'lose');
  const lineStake = openStake / BigInt(lines);
  const inLine = kind === 'system' ? (size ?? legs.length) : known.length;
  const computed = isLost ? 0n : systemReturnOf(lineStake, inLine, known);
  const amount = formatMinor(minor(computed));
  if (kind === 'system') {
    const text = t('betRecord.system', { stake: formatMinor(minor(lineStake)), lines, size: inLine, amount });
    return { text, computed };
  }
  const factors = known.map(({ odds, result }) => factorText(odds, result)).join(' × ');
  return { text: t('betRecord.chain', { stake: formatMinor(openStake), factors, amount }), computed };
}

/** Returns the calculation of a bet's payout: per leg and in total. */
export function workingOf(bet: Bet): Working {
  const factors = bet.legs.map((leg) => legFactorText(leg, bet.combination !== null));
  if (bet.returned === null || bet.state === 'cashedOut') return { factors, sum: null, capped: null };
  const { text, computed } = sumOf(bet);
  return { factors, sum: text, capped: computed > bet.returned ? bet.returned : null };
}

/** Returns the returns plus earlier cash-outs, less the stake; null while not known. */
export function netOf({ state, returned, cashedOut, stake }: Bet): Minor | null {
  if (returned === null && state !== 'cashedOut') return null;
  return minor((returned ?? 0n) + cashedOut - stake);
}

/** Part of the stake that counted as valid; 0 until the bet is settled. */
export const validStakeOf = ({ settlements }: Bet): Minor => settlements.at(-1)?.validStake ?? minor(0);
