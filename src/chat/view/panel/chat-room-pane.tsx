import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ChatRoomView } from '#contract/community/chat/feed.ts';
import { hidesAny, SHOW_ALL } from '#contract/community/chat/reading/reading-rules.ts';
import type { ChatRow, UnreadCount } from '#contract/community/chat/row.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { Button } from '#kit/action/button.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { MissingPart, OptionalPart } from '#kit/part/optional-part.tsx';
import { useRowActions } from '../actions/use-row-actions.ts';
import { useChat } from '../chat-context.ts';
import { Composer } from '../compose/composer.tsx';
import { ChatList } from '../list/chat-list.tsx';
import { ListAside } from '../list/list-aside.tsx';
import { LikedContext, RowActionsContext } from '../rows/row-actions.ts';
import { TimesContext } from '../rows/row-time.tsx';
import { t } from '../texts.ts';
import { PinnedNotice } from './pinned-notice.tsx';

const EVERY_MS = 5_000;

/** Announces the number of new messages to screen readers, at most every five seconds, and not while the viewer types. */
function Announcements() {
  const { store, composer } = useChat();
  const [text, setText] = useState('');
  useEffect(() => {
    let keystrokes = composer.state.keystrokes;
    const timer = setInterval(() => {
      const typing = composer.state.keystrokes !== keystrokes;
      keystrokes = composer.state.keystrokes;
      if (typing) return;
      const { total: count, mentions } = store.drainUnannounced();
      if (count === 0) return;
      setText(
        mentions > 0 ? t('chat.announceMentions', { count, mentions }) : t('chat.announceMany', { count }),
      );
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [store, composer]);
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {text}
      </span>
    </VisuallyHidden>
  );
}

function pillText({ total, mentions, gifts }: UnreadCount): string {
  if (total === 0) return t('chat.toLatest');
  const parts = [t('chat.newMessages', { count: total })];
  if (mentions > 0) parts.push(t('chat.newMentions', { count: mentions }));
  if (gifts > 0) parts.push(t('chat.newGifts', { count: gifts }));
  return parts.join(' · ');
}

/** Number of new messages while the list is frozen; the button leads to the first mention of the viewer, then to the newest. */
function NewMessagesPill() {
  const { store } = useChat();
  const { phase, unread } = useSnapshot(store.state);
  if (phase.is !== 'reading') return null;
  const read = unread.mentions > 0 ? store.readToMention : store.resume;
  return (
    <button type="button" className="chat-pill" onClick={() => void read()}>
      <Icon name="arrow-down" size={15} />
      <span className="num">{pillText(unread)}</span>
    </button>
  );
}

/** Number of messages hidden by the reading settings, with a button to show them all. */
function HiddenLine() {
  const { store, ports } = useChat();
  const { settings, hidden } = useSnapshot(store.state);
  if (!hidesAny(settings)) return null;
  return (
    <ListAside>
      <Icon name="filter" size={15} />
      <span className="grow num">
        {hidden > 0 ? t('chat.hiddenCount', { count: hidden }) : t('chat.hiddenNone')}
      </span>
      <button type="button" className="link" onClick={() => ports.changeReading(SHOW_ALL)}>
        {t('chat.showAll')}
      </button>
    </ListAside>
  );
}

type Push = Extract<ChatRow, { kind: 'betPush' }>;

/** The current order push [4.10], visible while the chat continues; leads to its row. */
function FollowOrderCard({ push, onView }: { push: Push; onView: () => void }) {
  const { bet, sender } = push;
  return (
    <div className="chat-follow row gap-10">
      <img src={bet.teamLogo} alt="" width={24} height={24} decoding="async" />
      <div className="grow">
        <span className="cap t3">{t('chat.followTitle', { name: sender.name })}</span>
        <b className="ell">{bet.itemName}</b>
      </div>
      <span className="chat-card__odds num">{bet.odds}</span>
      <Button size="xs" variant="soft" onClick={onView}>
        {t('chat.followView')}
      </Button>
    </div>
  );
}

const UserCard = lazyPart(() => import('../card/user-card.tsx').then((file) => file.UserCard));

type OpenRoom = Extract<ChatRoomView, { is: 'open' | 'closed' }>;

type PaneProps = {
  readonly room: OpenRoom;
  readonly trailing: ReactNode;
  /** Follows the anchor, shown on their card. */
  readonly followAnchor: ReactNode;
  /** Content below the messages while they wait for a video frame. */
  readonly behind: ReactNode;
  readonly over: ReactNode;
};

const ignore = () => undefined;

function Messages({ closed }: { closed: boolean }) {
  const { store, closedText } = useChat();
  const { phase, rows, hidden, settings } = useSnapshot(store.state);
  if (phase.is === 'loading') {
    return (
      <div className="chat__loading" role="status" aria-label={t('chat.loading')}>
        <SkeletonRows />
      </div>
    );
  }
  if (rows.length === 0 && hidden > 0)
    return <EmptyState title={t('chat.filteredTitle')} text={t('chat.filteredText')} />;
  if (rows.length === 0)
    return closed ? (
      <EmptyState title={closedText} />
    ) : (
      <EmptyState title={t('chat.emptyTitle')} text={t('chat.emptyText')} />
    );
  return (
    <TimesContext value={settings.times}>
      <ChatList store={store} />
    </TimesContext>
  );
}

/** A room that has a chat: notice, the order to follow, messages, and the field to speak in. */
export function ChatRoomPane(props: PaneProps) {
  const { room, trailing, followAnchor, behind, over } = props;
  const { store, likes } = useChat();
  const { pane, list, card, closeCard, actions } = useRowActions();
  const { switches, followable, connection } = room;
  const { size } = useSnapshot(store.state).settings;
  const { mine } = useSnapshot(likes.state);
  return (
    <div className="chat__pane" ref={pane} data-size={size}>
      {switches.notice && <PinnedNotice notice={switches.notice} />}
      {followable && (
        <FollowOrderCard push={followable} onView={() => store.reveal(followable.key).catch(ignore)} />
      )}
      {connection.is === 'troubled' && (
        <p className="chat__trouble row gap-6 cap" role="status">
          <Icon name="wifi-off" size={15} />
          {t('chat.troubled')}
        </p>
      )}
      <HiddenLine />
      {over}
      <div className="chat__list column" ref={list}>
        <RowActionsContext value={actions}>
          <LikedContext value={mine}>
            <Messages closed={room.is === 'closed'} />
          </LikedContext>
        </RowActionsContext>
        <NewMessagesPill />
      </div>
      {behind}
      <Composer room={room} trailing={trailing} />
      <Announcements />
      {card && (
        <OptionalPart missing={<MissingPart />}>
          <UserCard
            key={card.row?.key ?? card.sender.userId}
            card={card}
            admin={switches.admin}
            followAnchor={card.sender.role === 'anchor' ? followAnchor : null}
            onClose={closeCard}
          />
        </OptionalPart>
      )}
    </div>
  );
}
