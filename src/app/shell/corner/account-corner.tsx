import { useLocation } from 'react-router-dom';
import { useSession } from '#app/core-client/session.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Link } from '#app/kit/link/link.tsx';
import { loginPath, paths } from '#app/routes/paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { BalanceChip } from './balance-chip.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { t } from './texts.ts';

function Guest() {
  const { pathname, search } = useLocation();
  const back = new URLSearchParams({ fromPage: pathname + search });
  return (
    <>
      <SettingsMenu />
      <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={loginPath(pathname + search)}>
        {t('common.login')}
      </Link>
      <Link className={buttonClass({ variant: 'primary', size: 'sm' })} to={`${paths.register}?${back}`}>
        {t('corner.register')}
      </Link>
    </>
  );
}

/** Who one is here: the way in for guests, balance and account for members. */
export function AccountCorner() {
  const session = useSession();
  switch (session.is) {
    case 'unknown':
      return <span className="nav__wait" aria-hidden="true" />;
    case 'guest':
      return <Guest />;
    case 'member':
      return (
        <>
          <BalanceChip />
          <AccountMenu member={session.member} />
        </>
      );
  }
}
