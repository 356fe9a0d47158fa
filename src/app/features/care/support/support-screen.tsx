import { ScreenLoading } from '#app/page/loading/screen-loading.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import { useSession } from '#core-client/session.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Link } from '#kit/link/link.tsx';
import { LogoMark } from '#kit/mark/logo-mark.tsx';
import { SupportContacts } from './support-contacts.tsx';
import { Talk } from './talk/talk.tsx';
import { t } from './texts.ts';
import './support.css';

/**
 * Customer service [2.08]: open to everybody, with or without a session, and never left while an answer is pending. The
 * owner of the conversation must be known before it is shown.
 */
export function SupportScreen() {
  usePageTitle(t('support.title'));
  const session = useSession();
  return (
    <div className="support">
      <header className="support__bar">
        <Link className="logo" to={paths.home}>
          <LogoMark size={28} />
          <span>{t('common.appName')}</span>
        </Link>
        <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={paths.home}>
          {t('support.home')}
        </Link>
      </header>
      <main id="main" className="support__body">
        {session.is === 'unknown' ? <ScreenLoading /> : <Talk />}
        <SupportContacts />
      </main>
    </div>
  );
}
