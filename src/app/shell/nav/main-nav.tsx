import { useLocation } from 'react-router-dom';
import { useCall } from '#app/core-client/query.ts';
import { paths } from '#app/routes/paths.ts';
import type { NavEntry } from '#contract/models/navigation.ts';
import { currentEntry } from './current-entry.ts';
import { NavItem } from './nav-item.tsx';
import { navKeys } from './nav-keys.ts';
import { t } from './texts.ts';
import { useMegaMenu } from './use-mega-menu.ts';
import './nav.css';
import { lastOf } from '#contract/units/loadable.ts';

/** What there is until the platform has sent the rest, and when it cannot. */
const FRONT: readonly NavEntry[] = [
  {
    entryId: 'home',
    kind: 'home',
    name: t('shell.home'),
    link: paths.home,
    venues: [],
    leagues: [],
    promotion: null,
  },
];

/** The site's own navigation [7.10], the current place marked, with a menu of venues under the entries that have any. */
export function MainNav() {
  const entries = lastOf(useCall('site.navigation', {}))?.list ?? FRONT;
  const location = useLocation();
  const menu = useMegaMenu(location.key);
  const current = currentEntry(entries, location);
  return (
    <nav
      className="nav__main"
      aria-label={t('shell.mainNav')}
      onKeyDown={(event) => navKeys(event, menu)}
      onPointerLeave={menu.leave}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) menu.close();
      }}
    >
      <ul className="nav__menu">
        {entries.map((entry) => (
          <NavItem key={entry.entryId} entry={entry} isCurrent={entry.entryId === current} menu={menu} />
        ))}
      </ul>
    </nav>
  );
}
