import { OptionalPart } from '#app/kit/feedback/optional-part.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { helpPath } from '#app/routes/paths.ts';
import { AccountCorner } from './corner/account-corner.tsx';
import { t } from './foot/texts.ts';
import { HeaderTools } from './header-tools.tsx';
import { MainNav } from './nav/main-nav.tsx';
import './header-parts.css';

/**
 * Where one can go, what one can look for, and what one has. Search and bell come after; their place is kept. In a room on a
 * phone, which has no foot, the strip that is left of the header names the help line [P.29].
 */
export const HeaderParts = ({ inRoom }: { inRoom: boolean }) => (
  <>
    <MainNav />
    {inRoom ? (
      <Link className="nav__help" to={helpPath('helpline')}>
        {t('foot.helpline')}
      </Link>
    ) : null}
    <div className="nav__r">
      <OptionalPart>
        <HeaderTools />
      </OptionalPart>
      <AccountCorner />
    </div>
  </>
);
