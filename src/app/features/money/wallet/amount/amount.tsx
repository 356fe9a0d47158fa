import { formatMinor, type Minor } from '#contract/units/money.ts';
import { VisuallyHidden } from '#kit/a11y/visually-hidden.tsx';
import { t } from '../texts.ts';
import { useBalanceHidden } from './balance-hidden.ts';

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
