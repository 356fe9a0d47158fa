import { useId } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { MissingPart } from '#app/kit/part/missing-part.ts';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';
import type { NavEntry } from '#contract/models/navigation.ts';
import { isVenueClosed } from '#contract/rules/venue-open.ts';
import type { MegaMenuState } from './use-mega-menu.ts';

const MegaMenu = lazyPart(() => import('./mega-menu.tsx').then((file) => file.MegaMenu));

interface NavItemProps {
  entry: NavEntry;
  isCurrent: boolean;
  menu: MegaMenuState;
}

/** An entry: a link, and for those who point at it or press Enter the menu of its venues. */
export function NavItem({ entry, isCurrent, menu }: NavItemProps) {
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
