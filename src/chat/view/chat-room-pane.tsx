import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { MissingPart } from '#app/kit/part/missing-part.ts';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';
import type { ChatRoomView } from '#contract/models/chat-feed.ts';
import { Announcements } from './announcements.tsx';
import { ChatList } from './chat-list.tsx';
import type { ChatViewPorts } from './chat-ports.ts';
import type { ChatStore } from './chat-store.ts';
import { Composer } from './composer.tsx';
import type { ComposerStore } from './composer-store.ts';
import { FollowOrderCard } from './follow-order-card.tsx';
import { HiddenLine } from './hidden-line.tsx';
import type { LikesStore } from './likes-store.ts';
import { NewMessagesPill } from './new-messages-pill.tsx';
import { PinnedNotice } from './pinned-notice.tsx';
import { RowActionsContext } from './row-actions.ts';
import { LikedContext } from './rows/liked-context.ts';
import { TimesContext } from './rows/row-time.tsx';
import { t } from './texts.ts';
import { useRowActions } from './use-row-actions.ts';

const UserCard = lazyPart(() => import('./card/user-card.tsx').then((file) => file.UserCard));

type OpenRoom = Extract<ChatRoomView, { is: 'open' | 'closed' }>;

type PaneProps = {
  readonly room: OpenRoom;
  readonly member: boolean;
  readonly store: ChatStore;
  readonly composer: ComposerStore;
  readonly likes: LikesStore;
  readonly ports: ChatViewPorts;
  readonly trailing: ReactNode;
  /** Follows the anchor, shown on their card. */
  readonly followAnchor: ReactNode;
  /** Below the messages while they wait for a picture. */
  readonly behind: ReactNode;
  readonly over: ReactNode;
};

const ignore = () => undefined;

function Messages({ store, closed }: { store: ChatStore; closed: boolean }) {
  const { ready, rows, hidden, settings } = useSnapshot(store.state);
  if (!ready) {
    return (
      <div className="chat__loading" role="status" aria-label={t('chat.loading')}>
        <SkeletonRows />
      </div>
    );
  }
  if (rows.length === 0 && hidden > 0)
    return <EmptyState title={t('chat.siftedTitle')} text={t('chat.siftedText')} />;
  if (rows.length === 0)
    return closed ? (
      <EmptyState title={t('chat.closedTitle')} />
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
  const { room, member, store, composer, likes, ports, trailing, followAnchor, behind, over } = props;
  const { pane, list, card, closeCard, actions } = useRowActions(store, ports);
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
        <p className="chat__trouble" role="status">
          <Icon name="wifi-off" size={15} />
          {t('chat.troubled')}
        </p>
      )}
      <HiddenLine store={store} ports={ports} />
      {over}
      <div className="chat__list" ref={list}>
        <RowActionsContext value={actions}>
          <LikedContext value={mine}>
            <Messages store={store} closed={room.is === 'closed'} />
          </LikedContext>
        </RowActionsContext>
        <NewMessagesPill store={store} />
      </div>
      {behind}
      <Composer
        room={room}
        member={member}
        store={store}
        composer={composer}
        ports={ports}
        trailing={trailing}
      />
      <Announcements store={store} composer={composer} />
      {card && (
        <OptionalPart missing={<MissingPart />}>
          <UserCard
            key={card.row?.key ?? card.sender.userId}
            card={card}
            admin={switches.admin}
            member={member}
            ports={ports}
            composer={composer}
            likes={likes}
            followAnchor={card.sender.role === 'anchor' ? followAnchor : null}
            onClose={closeCard}
          />
        </OptionalPart>
      )}
    </div>
  );
}
