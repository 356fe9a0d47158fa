import type { ReactNode } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Link } from '#app/kit/link/link.tsx';

interface SectionHeadProps {
  /** Ties the section to its heading. */
  id: string;
  title: string;
  /** What is small beside it. */
  note?: ReactNode;
  /** Where there is more of it. */
  more?: { readonly text: string; readonly to: string } | undefined;
}

/** The heading of a part of home. */
export const SectionHead = ({ id, title, note, more }: SectionHeadProps) => (
  <div className="sh">
    <h2 id={id}>
      {title}
      {note === undefined ? null : <small>{note}</small>}
    </h2>
    {more ? (
      <Link className="more" to={more.to}>
        {more.text}
        <Icon name="chev-right" size={15} />
      </Link>
    ) : null}
  </div>
);
