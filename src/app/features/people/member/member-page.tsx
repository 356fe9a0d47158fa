import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrency } from '#app/features/ground/site/currency.ts';
import { GuestState } from '#app/features/people/account/guest-state.tsx';
import { StepUpHost } from '#app/features/people/account/step-up/step-up-host.tsx';
import { ScreenLoading } from '#app/page/loading/screen-loading.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import { useSession } from '#core-client/session.ts';
import { SkipLink } from '#kit/a11y/skip-link.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { MemberNav } from './member-nav.tsx';
import { t } from './texts.ts';
import './member-page.css';

interface MemberPageProps {
  /** The page's heading, in the browser tab too. */
  title: string;
  /** Parent page, behind the arrow of a phone's bar; the wallet unless another is given. */
  above?: string;
  /** Shown at the end of the heading's line: at most two buttons or links. */
  actions?: ReactNode;
  /** Content for members; a guest sees a login link instead. */
  children: ReactNode;
}

const Head = ({ title, above = paths.wallet, actions }: Omit<MemberPageProps, 'children'>) => (
  <header className="member-page__head">
    <Link className="member-page__back" to={above} aria-label={t('memberPage.backTo')}>
      <Icon name="chev-left" size={22} />
    </Link>
    <h1>{title}</h1>
    <div className="member-page__actions">{actions}</div>
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
      <div id="member-content" className="member-page__body">
        <Head {...head} />
        {children}
      </div>
      <StepUpHost />
    </main>
  );
}
