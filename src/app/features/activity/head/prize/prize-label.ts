import { t } from '#app/features/activity/texts.ts';
import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import type { ActivityItem, ActivityPrize } from '#contract/activity/schema/prize.ts';
import { type Currency, formatCoins, formatShort } from '#contract/units/money.ts';
import { twoDigits } from '#contract/units/time.ts';
import type { PrizeArtName } from './prize-art.tsx';

/** Name of a prize: its figure large, its unit after it; the unit is blank where the figure is complete. */
export type PrizeLabel = { readonly figure: string; readonly unit: string; readonly art: PrizeArtName };

const ITEM_ARTS: Readonly<Record<ActivityItem, PrizeArtName>> = {
  makeUpCard: 'card',
  wheelTurn: 'spin',
  lotteryTicket: 'ticket',
};
/** Coins that are drawn as a heap. */
const MANY_COINS = 500n;

/** A rate in hundredths of a percent as it is read: 268 is `2.68%`. */
export const rateText = (rate: number): string => `${Math.floor(rate / 100)}.${twoDigits(rate % 100)}%`;

/** `unitOf`: the word for a unit of a currency. */
function prizeLabel(prize: ActivityPrize, unitOf: (currency: Currency) => string): PrizeLabel {
  switch (prize.is) {
    case 'coins':
      return {
        figure: formatCoins(prize.coins),
        unit: t('activity.coinsUnit'),
        art: prize.coins >= MANY_COINS ? 'coins' : 'coin',
      };
    case 'bonus':
      return {
        figure: formatShort(prize.amount),
        unit: t('activity.bonusUnit', { unit: unitOf(prize.currency) }),
        art: 'cash',
      };
    case 'coupon':
      return { figure: prize.title, unit: '', art: prize.kind === 'deposit' ? 'rebate' : 'ticket' };
    case 'item':
      return { figure: `${prize.count}`, unit: t(`activity.${prize.item}`), art: ITEM_ARTS[prize.item] };
    case 'points':
      return { figure: `${prize.points}`, unit: t('activity.pointsUnit'), art: 'points' };
    case 'rate':
      return {
        figure: `+${rateText(prize.extra)}`,
        unit: t('activity.rateUnit', { days: prize.days }),
        art: 'rebate',
      };
    case 'goods':
      return { figure: prize.title, unit: '', art: 'goods' };
    case 'none':
      return { figure: t('activity.noWin'), unit: '', art: 'none' };
    default:
      return prize satisfies never;
  }
}

/** Returns a formatter of prizes in the site's currencies. */
export function usePrizeLabel() {
  const termsOf = useCurrencyTerms();
  return (prize: ActivityPrize): PrizeLabel & { readonly text: string } => {
    const label = prizeLabel(prize, (currency) => termsOf(currency).unitWord);
    return { ...label, text: [label.figure, label.unit].filter((part) => part !== '').join(' ') };
  };
}
