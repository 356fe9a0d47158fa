import { useSession } from '#app/core-client/session.ts';
import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';
import './header-tools.css';

const Search = lazyPart(() => import('#app/features/search/search.tsx').then((file) => file.Search));
const InboxBell = lazyPart(() => import('#app/features/inbox/inbox-bell.tsx').then((file) => file.InboxBell));

/** Search and the bell, each in a place kept for it: their code comes after the first paint. */
export function HeaderTools() {
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
