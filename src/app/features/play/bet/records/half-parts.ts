import type { Bet } from '#contract/play/bet/schema.ts';
import { quarterSides } from '#contract/play/betting/legs/quarter-sides.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { t } from './texts.ts';

/** A half of a stake on a quarter line: the line it was on, why it paid, and what. */
export type HalfPart = { readonly line: string; readonly why: string; readonly amount: Minor };

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
  const back = { line: sides.whole, why: t('betRecord.halfBack'), amount: half };
  const why = result === 'halfWin' ? t('betRecord.halfWon', { stake, odds }) : t('betRecord.halfLost');
  return [back, { line: sides.half, why, amount: minor(returned - half) }];
}
