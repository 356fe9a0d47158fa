import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { ChatRoomView } from '#contract/models/chat-feed.ts';
import { Announcements } from './announcements.tsx';
import { ChatList } from './chat-list.tsx';
import type { ChatViewPorts } from './chat-ports.ts';
import type { ChatStore } from './chat-store.ts';
import { Composer } from './composer.tsx';
import type { ComposerStore } from './composer-store.ts';
import { FollowOrderCard } from './follow-order-card.tsx';
import { NewMessagesPill } from './new-messages-pill.tsx';
import { PinnedNotice } from './pinned-notice.tsx';
import { type RowActions, RowActionsContext } from './row-actions.ts';
import { t } from './texts.ts';
import type { OpenCard } from './user-card.tsx';

const UserCard = lazy(() => import('./user-card.tsx').then((file) => ({ default: file.UserCard })));

type OpenRoom = Extract<ChatRoomView, { is: 'open' | 'closed' }>;

type PaneProps = {
  readonly room: OpenRoom;
  readonly member: boolean;
  readonly store: ChatStore;
  readonly composer: ComposerStore;
  readonly ports: ChatViewPorts;
  readonly trailing: ReactNode;
};

const CARD_HEIGHT = 208;
const ignore = () => undefined;

/** The actions of the rows, and the card one of them may open. The list stands still while a card is open. */
function useRowActions(store: ChatStore, ports: ChatViewPorts) {
  const pane = useRef<HTMLDivElement>(null);
  const [card, setCard] = useState<OpenCard | null>(null);
  const closeCard = useCallback(() => setCard(null), []);
  const actions = useMemo<RowActions>(
    () => ({
      openCard(sender, from) {
        const box = pane.current?.getBoundingClientRect();
        if (box === undefined) return;
        store.freeze();
        const below = from.getBoundingClientRect().bottom - box.top + 4;
        setCard({ sender, from, top: Math.max(8, Math.min(below, box.height - CARD_HEIGHT)) });
      },
      // A core that was replaced does not know the message: it is said once more, under the same id.
      retry: ({ clientMsgId, text, mentions }) =>
        ports
          .retry(clientMsgId)
          .catch(() => ports.send(clientMsgId, text, mentions))
          .catch(ignore),
      discard: ({ key, clientMsgId }) => {
        store.forget(key);
        ports.discard(clientMsgId).catch(ignore);
      },
      fillGap: (rowKey) => store.fillGap(rowKey).catch(ignore),
    }),
    [store, ports],
  );
  return { pane, card, closeCard, actions };
}

function Messages({ store, closed }: { store: ChatStore; closed: boolean }) {
  const { ready, rows } = useSnapshot(store.state);
  if (!ready) {
    return (
      <div className="chat__loading" role="status" aria-label={t('chat.loading')}>
        <SkeletonRows />
      </div>
    );
  }
  if (rows.length === 0)
    return <EmptyState title={t('chat.emptyTitle')} text={closed ? undefined : t('chat.emptyText')} />;
  return <ChatList store={store} />;
}

/** A room that has a chat: notice, the order to follow, messages, and the field to speak in. */
export function ChatRoomPane({ room, member, store, composer, ports, trailing }: PaneProps) {
  const { pane, card, closeCard, actions } = useRowActions(store, ports);
  const { switches, followable, connection } = room;
  return (
    <div className="chat__pane" ref={pane}>
      {switches.notice && <PinnedNotice {...switches.notice} />}
      {followable && (
        <FollowOrderCard push={followable} onView={() => store.reveal(followable.key).catch(ignore)} />
      )}
      {connection.is === 'troubled' && (
        <p className="chat__trouble" role="status">
          <Icon name="wifi-off" size={15} />
          {t('chat.troubled')}
        </p>
      )}
      <div className="chat__list">
        <RowActionsContext value={actions}>
          <Messages store={store} closed={room.is === 'closed'} />
        </RowActionsContext>
        <NewMessagesPill store={store} />
      </div>
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
        <Suspense fallback={null}>
          <UserCard
            card={card}
            admin={switches.admin}
            ports={ports}
            onMention={composer.mention}
            onClose={closeCard}
          />
        </Suspense>
      )}
    </div>
  );
}
