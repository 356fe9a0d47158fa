import { OptionalPart } from '#app/kit/feedback/optional-part.tsx';
import { AccountCorner } from './corner/account-corner.tsx';
import { HeaderTools } from './header-tools.tsx';
import { MainNav } from './nav/main-nav.tsx';
import './header-parts.css';

/** Where one can go, what one can look for, and what one has. Search and bell come after; their place is kept. */
export const HeaderParts = () => (
  <>
    <MainNav />
    <div className="nav__r">
      <OptionalPart>
        <HeaderTools />
      </OptionalPart>
      <AccountCorner />
    </div>
  </>
);
