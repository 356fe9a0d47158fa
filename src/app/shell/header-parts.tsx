import { Link } from '#app/kit/link/link.tsx';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';
import { helpPath } from '#app/routes/paths.ts';
import { AccountCorner } from './corner/account-corner.tsx';
import { t } from './foot/texts.ts';
import { HeaderTools } from './header-tools.tsx';
import { MainNav } from './nav/main-nav.tsx';
import './header-parts.css';

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
    <div className="nav__r">
      <OptionalPart>
        <HeaderTools />
      </OptionalPart>
      <AccountCorner />
    </div>
  </>
);
