import { useLocation } from 'react-router-dom';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { isOpenTo } from '#app/routes/open-paths.ts';
import { paths } from '#app/routes/paths.ts';
import type { Member } from '#contract/people/member/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useTopic } from '#core-client/topic.ts';
import { VisuallyHidden } from '#kit/a11y/visually-hidden.tsx';
import { LineIcon } from '#kit/icon/line/line-icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Count } from '#kit/mark/count.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { CARE_ENTRIES, MEMBER_ENTRIES, type MemberNavEntry, MONEY_ENTRIES } from './member-nav.table.ts';
import { t } from './texts.ts';
import './member-nav.css';

/** The page one is on, or below. */
const isHere = (to: string, pathname: string): boolean =>
  pathname === to || (to !== paths.wallet && pathname.startsWith(`${to}/`));

/** Number of unread messages, beside the link to them. */
function Unread() {
  const count = lastOf(useTopic('inbox', null))?.unread ?? 0;
  return count === 0 ? null : (
    <>
      <Count value={count} />
      <VisuallyHidden>{t('memberPage.unread', { count })}</VisuallyHidden>
    </>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly MemberNavEntry[] }) {
  const { pathname } = useLocation();
  const words = useWalletTerms();
  if (entries.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {entries.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to} aria-current={isHere(to, pathname) ? 'page' : undefined}>
              <LineIcon name={icon} size={18} />
              {t(label, words)}
              {to === paths.inbox ? <Unread /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A member who does not play now is shown the pages that stay open [P.17, P.18]. */
const openOf = ({ restriction }: Member, entries: readonly MemberNavEntry[]) =>
  restriction ? entries.filter(({ to }) => isOpenTo(restriction, to)) : entries;

/** Navigation of the member pages with the member's identity, beside the page where the window is wide. */
export const MemberNav = ({ member }: { member: Member }) => (
  <Card as="nav" flush className="member-nav" aria-label={t('memberPage.nav')}>
    <div className="member-nav__who">
      <Avatar src={member.avatar} size={40} />
      <span className="grow">
        <b className="ell">{member.nickname}</b>
        <span className="row gap2">
          <LevelBadge level={member.level} />
          <span className="cap t3 num">{t('memberPage.id', { id: member.userId })}</span>
        </span>
      </span>
    </div>
    <Entries title={t('memberPage.money')} entries={openOf(member, MONEY_ENTRIES)} />
    <Entries title={t('memberPage.member')} entries={openOf(member, MEMBER_ENTRIES)} />
    <Entries title={t('memberPage.care')} entries={openOf(member, CARE_ENTRIES)} />
  </Card>
);
