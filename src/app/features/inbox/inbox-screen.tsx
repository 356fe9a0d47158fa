import { useSession } from '#app/core-client/session.ts';
import { GuestState } from '#app/features/account/guest-state.tsx';
import { MemberPage } from '#app/features/member/member-page.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { useNarrow } from '#app/kit/use-narrow.ts';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import { OpenPane } from './detail/open-pane.tsx';
import { MessagesPane } from './list/messages-pane.tsx';
import { t } from './texts.ts';
import { useInboxPick } from './use-inbox-pick.ts';
import './inbox.css';

function Guest() {
  usePageTitle(t('inbox.title'));
  return (
    <main id="main" className="wrap">
      <GuestState size="page" title={t('inbox.guestTitle')} text={t('inbox.guestText')} path={paths.inbox} />
    </main>
  );
}

/** Every message of the member: read, kept at the head, deleted, answered [7.16]. On a phone a message has the screen to itself. */
export function InboxScreen() {
  const session = useSession();
  const pick = useInboxPick();
  const narrow = useNarrow();
  const alone = narrow && pick.open.is !== 'none';
  if (session.is === 'guest') return <Guest />;
  return (
    <MemberPage
      title={t('inbox.title')}
      above={alone ? pick.listPath : paths.me}
      actions={
        <Link className="more" to={paths.preferences}>
          {t('inbox.preferences')}
        </Link>
      }
    >
      <div className="card mc">
        {alone ? null : <MessagesPane pick={pick} />}
        {narrow && !alone ? null : <OpenPane pick={pick} />}
      </div>
    </MemberPage>
  );
}
