import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { GuestState } from '#app/features/people/account/guest-state.tsx';
import { ScreenLoading } from '#app/page/loading/screen-loading.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { isOpenTo } from '#app/routes/open-paths.ts';
import { paths } from '#app/routes/paths.ts';
import type { Member } from '#contract/people/member/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useSession } from '#core-client/session.ts';
import { useTopic } from '#core-client/topic.ts';
import { SkipLink, VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { LineIcon } from '#kit/icon/line/line-icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Count } from '#kit/mark/count.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { StepUpHost } from '../account/step-up/step-up-dialog.tsx';
import { CARE_ENTRIES, MEMBER_ENTRIES, type MemberNavEntry, MONEY_ENTRIES } from './member-nav.table.ts';
import { t } from './texts.ts';
import './member-page.css';

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
  const terms = useWalletTerms();
  if (entries.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {entries.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to} aria-current={isHere(to, pathname) ? 'page' : undefined}>
              <LineIcon name={icon} size={18} />
              {t(label, terms)}
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
const MemberNav = ({ member }: { member: Member }) => (
  <Card as="nav" flush className="member-nav" aria-label={t('memberPage.nav')}>
    <div className="member-nav__who row gap-12">
      <Avatar src={member.avatar} size={40} />
      <span className="grow">
        <b className="ell">{member.nickname}</b>
        <span className="row gap-8">
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

interface MemberPageProps {
  /** The page's heading, in the browser tab too. */
  title: string;
  /** Parent page, behind the arrow of a phone's bar; the wallet unless another is given. */
  above?: string;
  /** Links at the end of the heading's line: two at most. */
  links?: readonly { readonly to: string; readonly label: string }[];
  /** Buttons or a note at the end of the heading's line. */
  actions?: ReactNode;
  /** Content for members; a guest sees a login link instead. */
  children: ReactNode;
}

const Head = ({ title, above = paths.wallet, links = [], actions }: Omit<MemberPageProps, 'children'>) => (
  <header className="member-page__head">
    <Link className="member-page__back" to={above} aria-label={t('memberPage.backTo')}>
      <Icon name="chev-left" size={22} />
    </Link>
    <h1>{title}</h1>
    <div className="member-page__actions">
      {links.map(({ to, label }) => (
        <Link key={to} className="more" to={to}>
          {label}
        </Link>
      ))}
      {actions}
    </div>
  </header>
);

/**
 * Screen of a member, of the wallet or of their profile: its heading and content beside the other pages; on a phone under
 * its own bar with a back link. Content is in `member-page__body`, one card under the other.
 */
export function MemberPage({ children, ...head }: MemberPageProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  /** Some titles include words of the currency, which load with the site. */
  const isNamed = useCurrency() !== undefined;
  usePageTitle(isNamed ? head.title : undefined);
  if (session.is === 'unknown') return <ScreenLoading />;
  if (session.is === 'guest') {
    return (
      <main id="main" className="wrap">
        <GuestState
          size="page"
          title={t('memberPage.guestTitle')}
          text={t('memberPage.guestText')}
          path={pathname + search}
        />
      </main>
    );
  }
  return (
    <main id="main" className="wrap member-page" data-own-bar>
      <SkipLink href="#member-content">{t('memberPage.skip')}</SkipLink>
      <MemberNav member={session.member} />
      <div id="member-content" className="fit-stack gap-page may-shrink">
        <Head {...head} />
        {children}
      </div>
      <StepUpHost />
    </main>
  );
}
