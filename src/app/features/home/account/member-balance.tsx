import { useTopic } from '#app/core-client/topic.ts';
import { useCurrency } from '#app/features/site/currency.ts';
import { setBalanceHidden, useBalanceHidden } from '#app/features/wallet/balance-hidden.ts';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { formatMinor } from '#contract/units/money.ts';
import { t } from '../texts.ts';

const DOTS = '••••••';
const NOT_KNOWN = '—';

function Total({ currency }: { currency: CurrencyEntry }) {
  const total = lastOf(useTopic('assets', { currency: currency.code }))?.assets.total;
  return <b>{total === undefined ? NOT_KNOWN : formatMinor(total)}</b>;
}

/**
 * All a member has in the currency of choice [1.05], the same number by the same name as in the wallet; the eye puts it
 * out of sight everywhere.
 */
export function MemberBalance() {
  const currency = useCurrency();
  const hidden = useBalanceHidden();
  return (
    <div className="acct__bal">
      <span className="cap t3 row gap1">
        {t('home.balance', { unit: currency?.unitWord ?? '' })}
        <IconButton
          icon={hidden ? 'eye-off' : 'eye'}
          size="xs"
          iconSize={15}
          label={t(hidden ? 'home.showBalance' : 'home.hideBalance')}
          onClick={() => setBalanceHidden(!hidden)}
        />
      </span>
      {hidden ? (
        <b>
          <span aria-hidden="true">{DOTS}</span>
          <span className="sr">{t('home.balanceHidden')}</span>
        </b>
      ) : currency ? (
        <Total key={currency.code} currency={currency} />
      ) : (
        <b>{NOT_KNOWN}</b>
      )}
    </div>
  );
}
