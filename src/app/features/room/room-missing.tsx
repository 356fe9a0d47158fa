import { t } from '#app/i18n/text.ts';
import { MissingPage } from '#app/shell/missing-page.tsx';

/** The address names no room there is. */
export const RoomMissing = () => (
  <MissingPage title={t('room.missingTitle')} text={t('room.missingText')} home={t('room.toHome')} />
);
