import { Link } from 'react-router-dom';
import { t } from '#app/i18n/text.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { paths } from '#app/routes/paths.ts';

/** The address names no room there is. */
export const RoomMissing = () => (
  <main id="main" className="wrap">
    <EmptyState
      size="page"
      illustration="off"
      title={t('room.missingTitle')}
      text={t('room.missingText')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
          {t('room.toHome')}
        </Link>
      }
    />
  </main>
);
