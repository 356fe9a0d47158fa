import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { t } from '../texts.ts';
import { useBalanceHidden } from './balance-hidden.ts';

/** For people, with the sign of its way before that of its currency: `+¥3,000.00`, `−₮2,000.00`, `¥0.00`. */
export const signedAmount = (amount: Minor, symbol: string): string =>
  (amount > 0n ? '+' : amount < 0n ? '−' : '') + symbol + formatMinor(minor(amount < 0n ? -amount : amount));

const DOTS = '••••';

/** Balance with its currency's sign in front; masked while amounts are hidden. */
export function Amount({ value, symbol = '' }: { value: Minor; symbol?: string }) {
  const hidden = useBalanceHidden();
  if (!hidden) return symbol + formatMinor(value);
  return (
    <>
      <span aria-hidden="true">{DOTS}</span>
      <VisuallyHidden>{t('common.amountHidden')}</VisuallyHidden>
    </>
  );
}
