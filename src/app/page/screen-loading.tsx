import { t } from '#app/i18n/texts.ts';
import { Spinner } from '#app/kit/feedback/spinner.tsx';
import './screen-loading.css';

export const ScreenLoading = () => (
  <main id="main" className="screen-loading" data-loading>
    <Spinner label={t('common.loading')} />
  </main>
);
