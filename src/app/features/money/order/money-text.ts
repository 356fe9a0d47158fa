import { useSite } from '#app/features/ground/site/site-config.ts';
import type { Currency, Minor } from '#contract/units/money.ts';
import { formatMinor } from '#contract/units/money.ts';

/** Returns a formatter of amounts with the site's symbol for the currency [1.05]: `¥3,000.00`. */
export function useMoneyText(): (amount: Minor, currency: Currency) => string {
  const site = useSite();
  return (amount, currency) => {
    const symbol = site?.currencies.find(({ code }) => code === currency)?.symbol ?? '';
    return `${symbol}${formatMinor(amount)}`;
  };
}
