import { multiviewPath } from '#app/routes/paths.ts';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import './multiview-link.css';

/** Link to this video in multiview. */
export const MultiviewLink = ({ room }: { room: RoomRef }) => (
  <Link className="multiview-link center" to={multiviewPath(room)} aria-label={t('room.multiview')}>
    <Icon name="grid" size={19} />
  </Link>
);
