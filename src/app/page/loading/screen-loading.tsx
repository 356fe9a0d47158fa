import { t } from '#i18n/texts.ts';
import { Spinner } from '#kit/feedback/loading.tsx';
import './screen-loading.css';

export const ScreenLoading = () => (
  <main id="main" className="screen-loading center" data-loading>
    <Spinner label={t('common.loading')} />
  </main>
);
