import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { GuestState } from '#app/account/guest-state.tsx';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useSession } from '#app/link/session.ts';
import { paths } from '#app/routes/paths.ts';
import { ScreenLoading } from '#app/shell/screen-loading.tsx';
import { WalletNav } from './wallet-nav.tsx';
import './wallet-page.css';

interface WalletPageProps {
  /** The page's heading, in the browser tab too. */
  title: string;
  /** The page above, behind the arrow of a phone's bar; the wallet unless told otherwise. */
  above?: string;
  /** Stand at the end of the heading's line: at most two buttons or links. */
  actions?: ReactNode;
  /** What a member sees; a guest is shown the way to log in. */
  children: ReactNode;
}

function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${t('common.appName')}`;
    return () => {
      document.title = t('common.appName');
    };
  }, [title]);
}

const Head = ({ title, above = paths.wallet, actions }: Omit<WalletPageProps, 'children'>) => (
  <header className="wpage__head">
    <Link className="wpage__back" to={above} aria-label={tLater('walletPage.backTo')}>
      <Icon name="chev-left" size={22} />
    </Link>
    <h1>{title}</h1>
    <div className="wpage__actions">{actions}</div>
  </header>
);

/**
 * A screen of the wallet: its heading and content beside the wallet's pages; on a phone under a bar of its own with the
 * way back. Content stands in `wpage__body`, one card under the other.
 */
export function WalletPage({ children, ...head }: WalletPageProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  useTabTitle(head.title);
  if (session.is === 'unknown') return <ScreenLoading />;
  if (session.is === 'guest') {
    return (
      <main id="main" className="wrap">
        <GuestState
          size="page"
          title={tLater('walletPage.guestTitle')}
          text={tLater('walletPage.guestText')}
          path={pathname + search}
        />
      </main>
    );
  }
  return (
    <main id="main" className="wrap wpage">
      <WalletNav member={session.member} />
      <div className="wpage__body">
        <Head {...head} />
        {children}
      </div>
    </main>
  );
}
