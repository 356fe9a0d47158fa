import { Icon } from '#app/kit/icon/icon.tsx';
import { Link } from '#app/kit/link/link.tsx';

/** The heading of a card at the side, with the way to all of it. */
export const SideHead = ({
  id,
  title,
  more,
  to,
}: {
  id: string;
  title: string;
  more: string;
  to: string;
}) => (
  <div className="side__h">
    <h2 id={id}>{title}</h2>
    <Link className="more" to={to} aria-label={`${title} ${more}`}>
      {more}
      <Icon name="chev-right" size={14} />
    </Link>
  </div>
);
