import { Link } from 'react-router-dom';
import { t } from '#app/i18n/text.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-paths.table.ts';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { Coin } from '#app/kit/mark/coin.tsx';
import { LevelBadge } from '#app/kit/mark/level-badge.tsx';
import { useSession } from '#app/link/session.ts';
import { useCoins } from '#app/link/topics.ts';
import { loginPath, paths } from '#app/routes/paths.ts';
import './account-card.css';
import type { Member } from '#contract/models/member.ts';
import { formatCoins, formatMinor } from '#contract/units/money.ts';

const PERKS: readonly (readonly [IconName, string])[] = [
  ['video', t('home.perkLines')],
  ['chat', t('home.perkChat')],
  ['gift', t('home.perkGifts')],
];

const Guest = () => (
  <aside className="card acct" aria-label={t('home.join')}>
    <h2 className="acct__h">{t('home.join')}</h2>
    <p className="t2">{t('home.joinText')}</p>
    <ul className="perk">
      {PERKS.map(([icon, text]) => (
        <li key={icon}>
          <span>
            <Icon name={icon} size={17} />
          </span>
          {text}
        </li>
      ))}
    </ul>
    <Link className={buttonClass({ variant: 'primary', size: 'lg', block: true })} to={loginPath(paths.home)}>
      {t('shell.login')}
    </Link>
    <p className="cap t3">{t('home.adultsOnly')}</p>
  </aside>
);

function Account({ member }: { member: Member }) {
  const coins = useCoins() ?? member.coins;
  return (
    <aside className="card acct" aria-label={t('home.account')}>
      <div className="row gap3">
        <Avatar src={member.avatar} size={46} />
        <div className="row gap2">
          <b>{member.nickname}</b>
          <LevelBadge level={member.level} />
        </div>
      </div>
      <div className="acct__bal">
        <span className="cap t3">{t('home.balance')}</span>
        <b>{formatMinor(member.balance)}</b>
      </div>
      <div className="acct__coins">
        <Coin size={20} />
        <b className="num">{formatCoins(coins)}</b>
        <span className="t3 cap">{t('home.coins')}</span>
        <Link className={buttonClass({ variant: 'gold', size: 'xs' })} to={paths.wallet}>
          {t('home.buyCoins')}
        </Link>
      </div>
    </aside>
  );
}

/** The reader's corner of home: an invitation for guests, balances for members. */
export function AccountCard() {
  const session = useSession();
  switch (session.is) {
    case 'unknown':
      return (
        <aside className="card acct" aria-hidden="true">
          <Skeleton shape="block" height="100%" />
        </aside>
      );
    case 'guest':
      return <Guest />;
    case 'member':
      return <Account member={session.member} />;
  }
}
