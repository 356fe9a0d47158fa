import './chat-panel.css';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ChatRoomView } from '#contract/community/chat/feed.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { useIsViewerKnown } from '#core-client/session.ts';
import { createWatchers } from '#core-client/shared-store.ts';
import { errorText } from '#i18n/error-text.ts';
import { SkeletonRows, Spinner } from '#kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '#kit/feedback/states.tsx';
import { createLikesStore } from '../actions/likes-store.ts';
import { ChatContext, type ChatStores } from '../chat-context.ts';
import type { ChatViewPorts } from '../chat-ports.ts';
import { createChatStore } from '../chat-store.ts';
import { type ComposerStore, createComposerStore } from '../compose/composer-store.ts';
import { t } from '../texts.ts';
import { ChatRoomPane } from './chat-room-pane.tsx';

/** Composers by room, with the number of places that show each on the page: beside the video and over it. */
const open = new Map<ChatRoomNo, { readonly composer: ComposerStore; readonly mounts: number }>();
const { watch, notify } = createWatchers();

/** Counts a place that shows the room's composer, which is `own` where no other place has one. */
function hold(roomNo: ChatRoomNo, own: ComposerStore): () => void {
  const change = (by: 1 | -1) => {
    const { composer, mounts } = open.get(roomNo) ?? { composer: own, mounts: 0 };
    if (mounts + by > 0) open.set(roomNo, { composer, mounts: mounts + by });
    else open.delete(roomNo);
    notify();
  };
  change(1);
  return () => change(-1);
}

/** The composer of a room: one draft, one slow mode and one refusal, in however many places the chat is shown. */
function useComposer(roomNo: ChatRoomNo, ports: ChatViewPorts): ComposerStore {
  const own = useMemo(() => createComposerStore(roomNo, ports), [roomNo, ports]);
  useEffect(() => hold(roomNo, own), [roomNo, own]);
  return useSyncExternalStore(watch, () => open.get(roomNo)?.composer) ?? own;
}

export type ChatPanelProps = {
  readonly roomNo: ChatRoomNo;
  /** Undefined until the core has emitted. */
  readonly room: ChatRoomView | undefined;
  readonly member: boolean;
  readonly ports: ChatViewPorts;
  /** Reason for a closed chat, where the room has one. */
  readonly closedText?: string | undefined;
  /** Beside the field on a phone: the way to the gifts. */
  readonly trailing?: ReactNode;
  /** Link to follow the anchor of the room, if it has one. */
  readonly followAnchor?: ReactNode;
  /** Content below the messages while they wait for a video frame. */
  readonly behind?: ReactNode;
  /** Overlay above the top of the messages. */
  readonly over?: ReactNode;
};

/** Placeholder shown in place of the message list when the room has no chat. */
function Absent({ room }: { room: ChatRoomView }) {
  switch (room.is) {
    case 'hidden':
      return <EmptyState illustration="mic" title={t('chat.hiddenTitle')} />;
    case 'unknown':
      return <EmptyState illustration="record" title={t('chat.unknownTitle')} text={t('chat.unknownText')} />;
    case 'failed':
      return (
        <ErrorState
          title={t('chat.failedTitle')}
          text={errorText(room.code)}
          action={<Spinner label={t('chat.retrying')} />}
        />
      );
    default:
      return (
        <div className="chat__loading" role="status" aria-label={t('chat.loading')}>
          <SkeletonRows />
        </div>
      );
  }
}

const LOADING: ChatRoomView = { is: 'loading' };

/** Creates the stores of a room, and loads its draft and likes once the viewer is known. */
function useChatStores({ roomNo, member, ports, closedText = t('chat.closed') }: ChatPanelProps): ChatStores {
  const store = useMemo(() => createChatStore(ports), [ports]);
  const composer = useComposer(roomNo, ports);
  const likes = useMemo(() => createLikesStore(ports), [ports]);
  const viewerKnown = useIsViewerKnown();
  // Messages the core already has must be in the first frame of the list.
  useLayoutEffect(() => store.start(), [store]);
  useEffect(() => {
    if (viewerKnown) composer.recall();
  }, [viewerKnown, composer]);
  useEffect(() => {
    if (viewerKnown) void likes.recall(member);
  }, [viewerKnown, likes, member]);
  return useMemo(
    () => ({ ports, store, composer, likes, member, closedText }),
    [ports, store, composer, likes, member, closedText],
  );
}

/** The chat of a room, in whatever state the room is [6.06]. `ports` belong to this room and stay the same. */
export function ChatPanel(props: ChatPanelProps) {
  const { room = LOADING, trailing, followAnchor, behind, over } = props;
  const stores = useChatStores(props);
  return (
    <div className="chat">
      {room.is === 'open' || room.is === 'closed' ? (
        <ChatContext value={stores}>
          <ChatRoomPane
            room={room}
            trailing={trailing}
            followAnchor={followAnchor}
            behind={behind}
            over={over}
          />
        </ChatContext>
      ) : (
        <Absent room={room} />
      )}
    </div>
  );
}
