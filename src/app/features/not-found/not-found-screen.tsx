import { t } from '#app/i18n/texts.ts';
import { MissingPage } from '#app/page/missing-page.tsx';

export const NotFoundScreen = () => (
  <MissingPage title={t('common.notFoundTitle')} text={t('common.notFoundText')} home={t('common.home')} />
);
