import type { RoomContent } from '../content/room-content.ts';
import { t } from '../texts.ts';

/** Whom the gifts of a room go to, by name: its anchor, the first one who casts its match, or the home side. */
export const giftReceiver = ({ anchor, detail }: RoomContent): string =>
  anchor?.nickname ?? detail?.match.anchors[0]?.nickname ?? t('room.homeSide');
