import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { LineIcon } from '#kit/icon/line/line-icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import type { MemberNavEntry } from './member-nav.table.ts';
import { t } from './texts.ts';
import './member-doors.css';

type MemberDoorsProps = {
  /** Common title of the pages. */
  readonly title: string;
  readonly entries: readonly MemberNavEntry[];
};

/** Links to the pages of a member, where the side column does not fit. */
export function MemberDoors({ title, entries }: MemberDoorsProps) {
  const terms = useWalletTerms();
  return (
    <Card as="nav" flush className="member-doors" aria-label={title}>
      <ul>
        {entries.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to}>
              <LineIcon name={icon} size={22} />
              {t(label, terms)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
