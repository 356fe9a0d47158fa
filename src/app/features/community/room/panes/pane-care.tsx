import { helpPath } from '#app/routes/paths.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import './pane-care.css';

/** At the end of a pane on a phone, whose room has no foot: that play is for grown-ups, and whom to call [P.29]. */
export const PaneCare = () => (
  <p className="pane-care">
    <span>{t('room.adults')}</span>
    <Link className="link" to={helpPath('helpline')}>
      {t('room.helpline')}
    </Link>
  </p>
);
