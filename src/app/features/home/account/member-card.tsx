import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { setBalanceHidden, useBalanceHidden } from '#app/features/money/wallet/amount/balance-hidden.ts';
import { paths } from '#app/routes/paths.ts';
import type { Member } from '#contract/people/member/schema.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { formatCoins, formatMinor } from '#contract/units/money.ts';
import { useTopic } from '#core-client/topic.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Coin } from '#kit/mark/drawn-marks.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
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
function MemberBalance() {
  const currency = useCurrency();
  const hidden = useBalanceHidden();
  return (
    <div className="account-card__bal">
      <span className="cap t3 row gap-4">
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

const Greeting = lazyPart(() =>
  import('#app/features/people/account/greeting.tsx').then((file) => file.Greeting),
);

/** A member's own corner: who they are, what they have, and what they do with it most. */
export function MemberCard({ member }: { member: Member }) {
  const coins = useTopic('coins', null) ?? member.coins;
  return (
    <aside className="card account-card" aria-label={t('home.account')}>
      <div className="account-card__who row gap-12 may-shrink">
        <Avatar src={member.avatar} size={46} />
        <Link className="row gap-8 grow" to={paths.me}>
          <b className="ell">
            <OptionalPart wait={member.nickname} missing={member.nickname}>
              <Greeting name={member.nickname} />
            </OptionalPart>
          </b>
          <LevelBadge level={member.level} />
        </Link>
      </div>
      <MemberBalance />
      <div className="account-card__act">
        <Link to={paths.wallet}>
          <span>
            <Icon name="wallet" size={20} />
          </span>
          {t('home.wallet')}
        </Link>
        <Link to={paths.records}>
          <span>
            <Icon name="receipt" size={20} />
          </span>
          {t('home.records')}
        </Link>
        <Link to={paths.support}>
          <span>
            <Icon name="headset" size={20} />
          </span>
          {t('home.service')}
        </Link>
      </div>
      <div className="account-card__coins">
        <Coin size={20} />
        <b className="num">{formatCoins(coins)}</b>
        <span className="t3 cap">{t('home.coins')}</span>
        <Link className={buttonClass({ variant: 'gold', size: 'xs' })} to={paths.coins}>
          {t('home.buyCoins')}
        </Link>
      </div>
    </aside>
  );
}
