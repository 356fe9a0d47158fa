import './inbox.css';
import '#app/features/care/inbox/detail/detail.css';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LetterForm } from '#app/features/care/inbox/detail/letter-form.tsx';
import { MessageDetail, Missing } from '#app/features/care/inbox/detail/message-detail.tsx';
import { MessageList } from '#app/features/care/inbox/list/message-list.tsx';
import { GuestState } from '#app/features/people/account/guest-state.tsx';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { paths } from '#app/routes/paths.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { useTopic } from '#core-client/topic.ts';
import { TabPanel, Tabs } from '#kit/choice/tabs.tsx';
import { Card } from '#kit/layout/card.tsx';
import { useNarrow } from '#kit/layout/use-media-query.ts';
import { writeLetter } from './inbox-changes.ts';
import { t } from './texts.ts';
import { INBOX_TABS, type InboxPick, type InboxTab, useInboxPick } from './use-inbox-pick.ts';

const ID = 'inbox';

/** Refetches the lists as soon as the bell's topic reports another message, so that both agree. */
function useNewest(): void {
  const view = lastOf(useTopic('inbox', null));
  const known = view ? `${view.unread} ${view.list[0]?.messageId ?? ''}` : '';
  useEffect(() => {
    if (known !== '') void refreshAnswers('inbox.list', 'inbox.counts');
  }, [known]);
}

/** The member's messages by kind, with how many of each are unread. */
function MessagesPane({ pick }: { pick: InboxPick }) {
  useNewest();
  const counts = lastOf(useCall('inbox.counts', {}, { refetchMs: REFRESH_MS['inbox.counts'] }));
  const unreadOf = (tab: InboxTab): number => {
    if (!counts) return 0;
    const { system, promotion, order, letter } = counts;
    return tab === 'all' ? system + promotion + order + letter : counts[tab];
  };
  const items = INBOX_TABS.map((value) => {
    const count = unreadOf(value);
    const countProps = count > 0 ? { count, counts: t('inbox.unreadCount', { count }) } : {};
    return { value, label: t(`inbox.${value}`), ...countProps };
  });
  return (
    <section className="inbox-page__list column" aria-label={t('inbox.allMessages')}>
      <div className="inbox-page__tabs">
        <Tabs id={ID} label={t('inbox.kinds')} items={items} value={pick.kind} onValueChange={pick.toKind} />
      </div>
      <TabPanel tabs={ID} value={pick.kind} current={pick.kind} className="inbox-page__panel">
        <MessageList key={pick.kind} pick={pick} unread={unreadOf(pick.kind)} />
      </TabPanel>
    </section>
  );
}

/** A letter of the member's own to customer service; what was sent opens as a letter like any other. */
function NewLetter({ pick }: { pick: InboxPick }) {
  const navigate = useNavigate();
  return (
    <>
      <div className="message-body">
        <h2>{t('inbox.write')}</h2>
        <p className="message-body__text">{t('inbox.writeNote')}</p>
      </div>
      <LetterForm
        draft="letter.new"
        label={t('inbox.writeField')}
        hint="inbox.writeHint"
        send={async (text, requestId) => {
          const messageId = await writeLetter(text, requestId);
          void navigate(pick.messagePath(messageId), { replace: true });
        }}
      />
    </>
  );
}

/** Scrolls to the top of an opened message on phones, and restores the position of the list afterwards. */
function useScrollRestore(narrow: boolean): void {
  useEffect(() => {
    if (!narrow) return;
    const savedY = window.scrollY;
    window.scrollTo(0, 0);
    return () => window.scrollTo(0, savedY);
  }, [narrow]);
}

/** Open content: a message, a letter being written, or none yet. */
function OpenPane({ pick }: { pick: InboxPick }) {
  const { open } = pick;
  useScrollRestore(useNarrow());
  return (
    <article className="inbox-page__open column" aria-label={t('inbox.content')}>
      {open.is === 'none' ? <p className="inbox-page__hint">{t('inbox.pickOne')}</p> : null}
      {open.is === 'missing' ? <Missing pick={pick} /> : null}
      {open.is === 'writing' ? <NewLetter pick={pick} /> : null}
      {open.is === 'message' ? (
        <MessageDetail key={open.messageId} messageId={open.messageId} pick={pick} />
      ) : null}
    </article>
  );
}

function Guest() {
  usePageTitle(t('inbox.title'));
  return (
    <main id="main" className="wrap">
      <GuestState size="page" title={t('inbox.guestTitle')} text={t('inbox.guestText')} path={paths.inbox} />
    </main>
  );
}

/** Inbox of the member: messages can be read, pinned, deleted, answered [7.16]. On a phone a message fills the screen. */
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
      links={[{ to: paths.preferences, label: t('inbox.preferences') }]}
    >
      <Card as="div" flush className="inbox-page">
        {alone ? null : <MessagesPane pick={pick} />}
        {narrow && !alone ? null : <OpenPane pick={pick} />}
      </Card>
    </MemberPage>
  );
}
