import { classNames } from '#app/kit/class-names.ts';
import { Link } from '#app/kit/link/link.tsx';
import { helpPath, paths } from '#app/routes/paths.ts';
import { t } from './texts.ts';
import './care-line.css';

/** The last line of screens that fill the window and have no foot: that play is for grown-ups, whom to call, and the limits [P.29]. */
export const CareLine = ({ inRoom }: { inRoom: boolean }) => (
  <footer className={classNames('cline', inRoom && 'cline--room')}>
    <span>
      <b aria-hidden="true">18+</b>
      <span className="sr">{t('foot.adults')}</span>
    </span>
    <Link to={helpPath('helpline')}>{t('foot.helpline')}</Link>
    <Link to={paths.safer}>{t('foot.safer')}</Link>
  </footer>
);
