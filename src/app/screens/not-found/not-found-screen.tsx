import { Link } from 'react-router-dom';
import { t } from '#app/i18n/text.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { paths } from '#app/routes/paths.ts';

export const NotFoundScreen = () => (
  <main id="main" className="wrap">
    <EmptyState
      size="page"
      illustration="off"
      title={t('common.notFoundTitle')}
      text={t('common.notFoundText')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
          {t('common.home')}
        </Link>
      }
    />
  </main>
);
