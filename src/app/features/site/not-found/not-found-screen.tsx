import { MissingPage } from '#app/page/missing-page.tsx';
import { t } from '#i18n/texts.ts';

export const NotFoundScreen = () => (
  <MissingPage title={t('common.notFoundTitle')} text={t('common.notFoundText')} home={t('common.home')} />
);
