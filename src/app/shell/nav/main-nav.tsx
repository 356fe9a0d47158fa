import './nav.css';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#app/routes/paths.ts';
import { isVenueClosed } from '#contract/play/venue/venue-open.ts';
import type { NavEntry } from '#contract/site/navigation/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { MissingPart, OptionalPart } from '#kit/part/optional-part.tsx';
import { currentEntry } from './current-entry.ts';
import { t } from './texts.ts';
import { type MegaMenuState, navKeys, useMegaMenu } from './use-mega-menu.ts';

const MegaMenu = lazyPart(() => import('./mega-menu.tsx').then((file) => file.MegaMenu));

interface NavItemProps {
  entry: NavEntry;
  isCurrent: boolean;
  menu: MegaMenuState;
}

/** An entry: a link, and for those who point at it or press Enter the menu of its venues. */
function NavItem({ entry, isCurrent, menu }: NavItemProps) {
  const menuId = useId();
  const { entryId, name, link } = entry;
  const venues = entry.venues.filter((venue) => !isVenueClosed(venue));
  const hasMenu = venues.length > 0;
  const open = hasMenu && menu.open?.entryId === entryId ? menu.open : null;
  const disclosure = { 'data-entry': entryId, 'aria-expanded': open !== null, 'aria-controls': menuId };
  return (
    <li
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') menu.point(hasMenu ? entryId : null);
      }}
    >
      <Link to={link} aria-current={isCurrent ? 'page' : undefined} {...(hasMenu ? disclosure : {})}>
        {name}
        {hasMenu ? <Icon name="chev-down" size={14} /> : null}
      </Link>
      {hasMenu ? (
        <div id={menuId}>
          {open ? (
            <OptionalPart missing={<MissingPart />}>
              <MegaMenu entry={entry} venues={venues} takesFocus={open.byKey} />
            </OptionalPart>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** Entries shown until the platform has sent the others, and when it cannot. */
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
