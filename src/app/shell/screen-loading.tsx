import { Spinner } from '#app/kit/feedback/spinner.tsx';
import { t } from './texts.ts';
import './screen-loading.css';

export const ScreenLoading = () => (
  <main id="main" className="screen-loading" data-loading>
    <Spinner label={t('common.loading')} />
  </main>
);
