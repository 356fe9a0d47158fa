import { useLocation, useMatch } from 'react-router-dom';
import { paths } from '#app/routes/paths.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import './tab-bar.css';

const LIVE = `${paths.home}?tab=anchor`;

const TABS: readonly { readonly to: string; readonly icon: IconName; readonly label: string }[] = [
  { to: paths.home, icon: 'home', label: t('shell.home') },
  { to: LIVE, icon: 'video', label: t('shell.live') },
  { to: paths.activities, icon: 'gift', label: t('shell.activities') },
  { to: paths.news, icon: 'list', label: t('shell.news') },
  { to: paths.wallet, icon: 'wallet', label: t('shell.wallet') },
  { to: paths.me, icon: 'user', label: t('shell.me') },
];

/** Returns the tab that contains a page. */
function tabOf(pathname: string): string {
  if (pathname.startsWith(`${paths.wallet}/`)) return paths.wallet;
  return pathname.startsWith('/app/activity/') ? paths.activities : pathname;
}

/** Bottom bar of small screens; omitted in a room, which needs the space for chat. */
export function TabBar() {
  const inRoom = useMatch(paths.room) !== null;
  const { pathname, search } = useLocation();
  if (inRoom) return null;
  const isLive = new URLSearchParams(search).get('tab') === 'anchor';
  const here = pathname === paths.home && isLive ? LIVE : tabOf(pathname);
  return (
    <nav className="tab-bar" aria-label={t('shell.bottomNav')}>
      {TABS.map(({ to, icon, label }) => (
        <Link key={to} to={to} {...(to === here ? { className: 'on', 'aria-current': 'page' } : {})}>
          <Icon name={icon} size={22} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
