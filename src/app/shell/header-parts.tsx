import { AccountCorner } from './corner/account-corner.tsx';
import { MainNav } from './nav/main-nav.tsx';
import './header-parts.css';

/** Where one can go, what one can look for, and what one has. */
export const HeaderParts = () => (
  <>
    <MainNav />
    <div className="nav__r">
      <AccountCorner />
    </div>
  </>
);
