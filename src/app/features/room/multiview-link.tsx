import { Icon } from '#app/kit/icon/icon.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { multiviewPath } from '#app/routes/paths.ts';
import type { RoomRef } from '#contract/models/room.ts';
import { t } from './texts.ts';
import './multiview-link.css';

/** The way to this picture beside others. */
export const MultiviewLink = ({ room }: { room: RoomRef }) => (
  <Link className="mvl" to={multiviewPath(room)} aria-label={t('room.multiview')}>
    <Icon name="grid" size={19} />
  </Link>
);
