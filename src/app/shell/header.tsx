import { Link, NavLink, useLocation, useMatch } from 'react-router-dom';
import { t } from '#app/i18n/text.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { Coin } from '#app/kit/mark/coin.tsx';
import { LogoMark } from '#app/kit/mark/logo-mark.tsx';
import { useSession } from '#app/link/session.ts';
import { useCoins } from '#app/link/topics.ts';
import { loginPath, paths } from '#app/routes/paths.ts';
import { formatCoins, formatMinor } from '#contract/units/money.ts';
import { HeaderTools } from './header-tools.tsx';
import { ModeMenu } from './mode-menu.tsx';
import './header.css';

function AccountCorner() {
  const session = useSession();
  const coins = useCoins();
  const { pathname, search } = useLocation();
  switch (session.is) {
    case 'unknown':
      return <span className="nav__wait" aria-hidden="true" />;
    case 'guest':
      return (
        <Link className={buttonClass({ variant: 'primary', size: 'sm' })} to={loginPath(pathname + search)}>
          {t('shell.login')}
        </Link>
      );
    case 'member':
      return (
        <>
          <Link className="balpill" to={paths.wallet} aria-label={t('shell.balance')}>
            <b>{formatMinor(session.member.balance)}</b>
            <span className="balpill__coins">
              <Coin size={14} />
              {formatCoins(coins ?? session.member.coins)}
            </span>
          </Link>
          <Link className="nav__me" to={paths.me} aria-label={t('shell.me')}>
            <Avatar src={session.member.avatar} size={34} />
          </Link>
        </>
      );
  }
}

/** The top bar: where one is, what one has, light or dark. */
export function Header() {
  const room = useMatch(paths.room) !== null;
  return (
    <header className={room ? 'nav nav--room' : 'nav'}>
      <div className="wrap">
        <Link className="logo" to={paths.home}>
          <LogoMark size={30} />
          <span>{t('common.appName')}</span>
        </Link>
        <nav aria-label={t('shell.mainNav')}>
          <ul className="nav__menu">
            <li>
              <NavLink to={paths.home}>{t('shell.home')}</NavLink>
            </li>
            <li>
              <NavLink to={paths.wallet}>{t('shell.wallet')}</NavLink>
            </li>
          </ul>
        </nav>
        <div className="nav__r">
          <HeaderTools />
          <ModeMenu />
          <AccountCorner />
        </div>
      </div>
    </header>
  );
}
