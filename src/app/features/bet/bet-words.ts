import type { Bet, BetLeg } from '#contract/models/bet.ts';
import { t } from './texts.ts';

/** What was chosen in a leg. */
export const legName = ({ marketName, pickName }: BetLeg): string =>
  t('slip.pick', { market: marketName, name: pickName });

/** Whose match a leg is about. */
export const legMatch = ({ homeName, awayName }: BetLeg): string =>
  t('slip.versus', { home: homeName, away: awayName });

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
