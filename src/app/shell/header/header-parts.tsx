import './header-parts.css';
import { helpPath } from '#app/routes/paths.ts';
import { useSession } from '#core-client/session.ts';
import { Link } from '#kit/link/link.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { t } from '../foot/texts.ts';
import { MainNav } from '../nav/main-nav.tsx';
import { AccountCorner } from './corner/account-corner.tsx';

const Search = lazyPart(() =>
  import('#app/features/community/search/search.tsx').then((file) => file.Search),
);
const InboxBell = lazyPart(() =>
  import('#app/features/care/inbox/inbox-bell.tsx').then((file) => file.InboxBell),
);

/** Search and notification bell, each in a reserved space: their code is loaded after the first paint. */
function HeaderTools() {
  const isGuest = useSession().is === 'guest';
  return (
    <>
      <div className="tools__search">
        <OptionalPart>
          <Search />
        </OptionalPart>
      </div>
      {isGuest ? null : (
        <div className="tools__bell">
          <OptionalPart>
            <InboxBell />
          </OptionalPart>
        </div>
      )}
    </>
  );
}

/**
 * Navigation, search and account items. Search and bell load later; their space is reserved. In a room on a phone,
 * which has no footer, the reduced header links to the help line [P.29].
 */
export const HeaderParts = ({ inRoom }: { inRoom: boolean }) => (
  <>
    <MainNav />
    {inRoom ? (
      <Link className="nav__help" to={helpPath('helpline')}>
        {t('foot.helpline')}
      </Link>
    ) : null}
    <div className="nav__r row gap-4">
      <OptionalPart>
        <HeaderTools />
      </OptionalPart>
      <AccountCorner />
    </div>
  </>
);
