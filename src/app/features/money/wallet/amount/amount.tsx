import { formatMinor, type Minor } from '#contract/units/money.ts';
import { VisuallyHidden } from '#kit/a11y/visually-hidden.tsx';
import { t } from '../texts.ts';
import { useBalanceHidden } from './balance-hidden.ts';

const DOTS = '••••';

/** What a member has, with its currency's sign before it; out of sight while amounts are hidden. */
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
