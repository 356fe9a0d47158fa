import type { Outlook } from '#contract/protection/restriction/calls.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { t } from './texts.ts';

/** Task to complete before an account is closed, and whether it is done. */
export type Todo = {
  readonly is: 'money' | 'bets' | 'orders';
  readonly name: string;
  readonly about: string;
  readonly done: boolean;
};

/** Returns the tasks to complete before an account can be closed; the platform checks the same [P.29]. */
export function todosOf(outlook: Outlook, symbol: string): readonly Todo[] {
  const { centre, atVenues, treasury, bets, withdrawing, deposits } = outlook;
  const sum = (amount: Minor) => symbol + formatMinor(amount);
  const all = minor(centre + atVenues + treasury);
  const orders = withdrawing.count + deposits.count;
  return [
    {
      is: 'money',
      name: t('closing.money'),
      about:
        all === 0n
          ? t('closing.moneyNone')
          : t('closing.moneyLeft', { amount: sum(all), venues: sum(atVenues), treasury: sum(treasury) }),
      done: all === 0n,
    },
    {
      is: 'bets',
      name: t('closing.bets'),
      about:
        bets.count === 0
          ? t('closing.none')
          : t('closing.betsLeft', { count: bets.count, amount: sum(bets.amount) }),
      done: bets.count === 0,
    },
    {
      is: 'orders',
      name: t('closing.orders'),
      about: orders === 0 ? t('closing.none') : t('closing.ordersLeft', { count: orders }),
      done: orders === 0,
    },
  ];
}
