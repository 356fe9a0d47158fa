import { helpPath, paths } from '#app/routes/paths.ts';
import { classNames } from '#kit/class-names.ts';
import { Link } from '#kit/link/link.tsx';
import type { ScreenKind } from '../frame-parts.ts';
import { t } from './texts.ts';
import './care-line.css';

/**
 * Last line of screens that fill the window and have no footer: adults only, help line, and limits [P.29]. A gate page has
 * no link to limits. In a room on a phone the header strip has the help line instead.
 */
export const CareLine = ({ kind }: { kind: ScreenKind }) => (
  <footer className={classNames('care-line', kind === 'room' && 'care-line--room')}>
    <span>
      <b aria-hidden="true">18+</b>
      <span className="sr">{t('foot.adults')}</span>
    </span>
    <Link to={helpPath('helpline')}>{t('foot.helpline')}</Link>
    {kind === 'gate' ? null : <Link to={paths.safer}>{t('foot.safer')}</Link>}
  </footer>
);
