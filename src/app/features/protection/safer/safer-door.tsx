import { Icon } from '#kit/icon/icon.tsx';
import { LineIcon, type LineIconName } from '#kit/icon/line/line-icon.tsx';
import { Link } from '#kit/link/link.tsx';
import './safer.css';

type SaferDoorProps = { to: string; icon: LineIconName; label: string; about: string };

/** A way to another page, with what one finds there. */
export const SaferDoor = ({ to, icon, label, about }: SaferDoorProps) => (
  <Link to={to} className="safer-door">
    <span className="icon-tile" aria-hidden="true">
      <LineIcon name={icon} size={20} />
    </span>
    <span className="grow">
      <b>{label}</b>
      <span className="cap t2">{about}</span>
    </span>
    <Icon name="chev-right" size={18} />
  </Link>
);
