import { MissingPage } from '#app/page/missing-page.tsx';
import { t } from './texts.ts';

/** The address names no room there is. */
export const RoomMissing = () => (
  <MissingPage title={t('room.missingTitle')} text={t('room.missingText')} home={t('room.toHome')} />
);
