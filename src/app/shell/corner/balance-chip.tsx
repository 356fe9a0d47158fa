import { setBalanceHidden, useBalanceHidden } from '#app/features/wallet/balance-hidden.ts';
import { type CentreBalance, useCentreBalance } from '#app/features/wallet/centre-balance.ts';
import { VisuallyHidden } from '#app/kit/a11y/visually-hidden.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { paths } from '#app/routes/paths.ts';
import { formatMinor } from '#contract/units/money.ts';
import { t } from './texts.ts';

const DOTS = '••••';

const Amount = ({ centre: { currency, balance } }: { centre: CentreBalance }) => (
  <>
    <small>{currency.symbol}</small>
    <b>{formatMinor(balance)}</b>
  </>
);

const Concealed = () => (
  <>
    <b aria-hidden="true">{DOTS}</b>
    <VisuallyHidden>{t('common.amountHidden')}</VisuallyHidden>
  </>
);

/** The centre balance in the chosen currency [1.05]; the eye puts it out of sight until it is pressed again. */
export function BalanceChip() {
  const centre = useCentreBalance();
  const hidden = useBalanceHidden();
  return (
    <div className="balpill">
      <Link className="balpill__sum" to={paths.wallet}>
        <VisuallyHidden>{t('corner.balance')}</VisuallyHidden>
        {hidden ? <Concealed /> : centre ? <Amount centre={centre} /> : <b>—</b>}
        <VisuallyHidden>{t('corner.toWallet')}</VisuallyHidden>
      </Link>
      <IconButton
        icon={hidden ? 'eye-off' : 'eye'}
        label={t(hidden ? 'corner.showBalance' : 'corner.hideBalance')}
        size="xs"
        iconSize={16}
        onClick={() => setBalanceHidden(!hidden)}
      />
      <Link className={buttonClass({ variant: 'primary', size: 'xs' })} to={paths.deposit}>
        {t('corner.topUp')}
      </Link>
    </div>
  );
}
