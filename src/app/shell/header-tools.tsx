import { lazy, Suspense } from 'react';
import { useSession } from '#app/core-client/session.ts';
import './header-tools.css';

const Search = lazy(() =>
  import('#app/features/search/search.tsx').then((file) => ({ default: file.Search })),
);
const InboxBell = lazy(() =>
  import('#app/features/inbox/inbox-bell.tsx').then((file) => ({ default: file.InboxBell })),
);

/** Search and the bell, each in a place kept for it: their code comes after the first paint. */
export function HeaderTools() {
  const isGuest = useSession().is === 'guest';
  return (
    <>
      <div className="tools__search">
        <Suspense fallback={null}>
          <Search />
        </Suspense>
      </div>
      {isGuest ? null : (
        <div className="tools__bell">
          <Suspense fallback={null}>
            <InboxBell />
          </Suspense>
        </div>
      )}
    </>
  );
}
