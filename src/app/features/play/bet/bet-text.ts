import type { Bet, BetLeg } from '#contract/play/bet/schema.ts';
import type { BetState } from '#contract/play/bet/states.table.ts';
import type { LegResult } from '#contract/play/betting/legs/leg.ts';
import { quarterSides } from '#contract/play/betting/legs/quarter-sides.ts';
import { t as combineText } from './combined/texts.ts';
import { t } from './texts.ts';

const STATES: Readonly<Record<BetState, string>> = {
  delayed: t('tray.delayed'),
  reOffered: t('tray.reOffered'),
  rejected: t('tray.rejected'),
  lapsed: t('tray.lapsed'),
  open: t('tray.openState'),
  cashedOut: t('tray.cashedOutState'),
  settled: t('tray.settledState'),
  void: t('tray.voidState'),
};
const RESULTS: Readonly<Record<LegResult, string>> = {
  win: t('tray.won'),
  halfWin: t('tray.halfWin'),
  push: t('tray.push'),
  halfLose: t('tray.halfLose'),
  lose: t('tray.lose'),
  void: t('tray.void'),
};

/** Returns the selection of a leg. */
export const legName = ({ itemName }: BetLeg): string => itemName;

/** Returns the names of a leg's match. */
export const legMatch = ({ homeName, awayName }: BetLeg): string =>
  t('slip.versus', { home: homeName, away: awayName });

/** Explains a half result of a leg on a quarter line; null for any other result. */
export function halfResultText({ result, line }: BetLeg): string | null {
  if (result !== 'halfWin' && result !== 'halfLose') return null;
  const sides = quarterSides(line);
  return sides && t(result === 'halfWin' ? 'tray.halfWinWhy' : 'tray.halfLoseWhy', sides);
}

/** Returns the match and the market of a leg; a side with its line needs no note of the sides' names. */
export function legAbout(leg: BetLeg): string {
  const isNamed = leg.line !== '' && leg.itemName !== leg.pickName;
  return [legMatch(leg), leg.marketName, isNamed ? '' : leg.note].filter(Boolean).join(' · ');
}

/** Returns how the legs of a bet are combined. */
export function kindName({ kind, legs, lines, combination }: Bet): string {
  if (combination) return combineText('combine.kind', { count: legs.length });
  switch (kind) {
    case 'single':
      return t('placed.single');
    case 'multiple':
      return t('placed.multiple', { count: legs.length });
    case 'system':
      return t('placed.system', { count: legs.length, lines });
    default:
      return kind satisfies never;
  }
}

/** Returns the selections of a bet, on one line. */
export const betName = ({ legs }: Bet): string => legs.map(legName).join('、');

/** Returns the name of a bet's state. */
export const stateName = (state: BetState): string => STATES[state];

/** Returns the result of a leg. */
export const resultName = (result: LegResult): string => RESULTS[result];
