import { lazy, Suspense } from 'react';
import { AreaBoundary } from './area-boundary.tsx';
import { AccountCorner } from './corner/account-corner.tsx';
import { MainNav } from './nav/main-nav.tsx';
import './header-parts.css';

const Search = lazy(() => import('./search.tsx').then((file) => ({ default: file.Search })));
const MessageBell = lazy(() => import('./message-bell.tsx').then((file) => ({ default: file.MessageBell })));

/** Where one can go, what one can look for, and what one has. Search and bell come after; their place is kept. */
export const HeaderParts = () => (
  <>
    <MainNav />
    <div className="nav__r">
      <AreaBoundary fallback={null}>
        <Suspense fallback={<span className="nav__search" aria-hidden="true" />}>
          <Search />
          <MessageBell />
        </Suspense>
      </AreaBoundary>
      <AccountCorner />
    </div>
  </>
);
