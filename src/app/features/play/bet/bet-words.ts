import type { Bet, BetLeg } from '#contract/play/bet/schema.ts';
import type { BetState } from '#contract/play/bet/states.table.ts';
import type { LegResult } from '#contract/play/betting/leg.ts';
import { quarterSides } from '#contract/play/betting/quarter-sides.ts';
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

/** What was chosen in a leg. */
export const legName = ({ itemName }: BetLeg): string => itemName;

/** Whose match a leg is about. */
export const legMatch = ({ homeName, awayName }: BetLeg): string =>
  t('slip.versus', { home: homeName, away: awayName });

/** What half a result means for a leg on a quarter line; null for any other result. */
export function halfWords({ result, line }: BetLeg): string | null {
  if (result !== 'halfWin' && result !== 'halfLose') return null;
  const sides = quarterSides(line);
  return sides && t(result === 'halfWin' ? 'tray.halfWinWhy' : 'tray.halfLoseWhy', sides);
}

/** Whose match a leg is about, and what of it; a side with its line needs no note of whose sides they are. */
export function legAbout(leg: BetLeg): string {
  const isNamed = leg.line !== '' && leg.itemName !== leg.pickName;
  return [legMatch(leg), leg.marketName, isNamed ? '' : leg.note].filter(Boolean).join(' · ');
}

/** How the legs of a bet are combined. */
export function kindName({ kind, legs, lines }: Bet): string {
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

/** What all of a bet is about, on one line. */
export const betName = ({ legs }: Bet): string => legs.map(legName).join('、');

/** What state a bet is in. */
export const stateName = (state: BetState): string => STATES[state];

/** What became of a leg. */
export const resultName = (result: LegResult): string => RESULTS[result];
