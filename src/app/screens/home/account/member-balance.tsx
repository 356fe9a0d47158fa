import { tHome } from '#app/i18n/home-text.ts';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { setBalanceHidden, useBalanceHidden } from '#app/link/balance-hidden.ts';
import { useCentreBalance } from '#app/link/centre-balance.ts';
import { formatMinor } from '#contract/units/money.ts';

const DOTS = '••••••';
const NOT_KNOWN = '—';

/** The centre balance in the currency of choice [1.05]; the eye puts it out of sight everywhere. */
export function MemberBalance() {
  const centre = useCentreBalance();
  const hidden = useBalanceHidden();
  return (
    <div className="acct__bal">
      <span className="cap t3 row gap1">
        {tHome('home.balance', { unit: centre?.currency.unitWord ?? '' })}
        <IconButton
          icon={hidden ? 'eye-off' : 'eye'}
          size="xs"
          iconSize={15}
          label={tHome(hidden ? 'home.showBalance' : 'home.hideBalance')}
          onClick={() => setBalanceHidden(!hidden)}
        />
      </span>
      {hidden ? (
        <b>
          <span aria-hidden="true">{DOTS}</span>
          <span className="sr">{tHome('home.balanceHidden')}</span>
        </b>
      ) : (
        <b>{centre ? formatMinor(centre.balance) : NOT_KNOWN}</b>
      )}
    </div>
  );
}
