import { type ReactNode, Suspense } from 'react';
import { useSession } from '#app/core-client/session.ts';
import { useTopic } from '#app/core-client/topic.ts';
import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';
import { useContentBegun } from '#app/page/content-begun.ts';
import { partAhead, usePartAhead } from '#app/page/part-ahead.tsx';
import type { RoomRef } from '#contract/models/room.ts';
import { ChatBehind } from './chat-behind.tsx';
import { FollowAnchor } from './follow-anchor.tsx';
import { PaneWait } from './pane-wait.tsx';
import type { ShownContent } from './room-content.ts';
import { useMovingGoal } from './use-gift-goal.ts';

/** Asked for with the room itself: it comes while the core is still on its way to the first messages. */
const chatPane = partAhead(() => import('./chat-pane.tsx').then((file) => file.ChatPane));
const GiftGoalBar = lazyPart(() =>
  import('#chat/view/gifts/gift-goal-bar.tsx').then((file) => file.GiftGoalBar),
);
const GiftBanners = lazyPart(() =>
  import('#chat/view/gifts/gift-banners.tsx').then((file) => file.GiftBanners),
);

/** On phones the picture is too small for banners: they lie over the head of the messages, under what is pinned. */
function BannersAboveChat({ room }: { room: RoomRef }) {
  const banners = useTopic('gift.stage', { room })?.banners ?? [];
  if (banners.length === 0) return null;
  return (
    <OptionalPart>
      <GiftBanners runs={banners} place="chat" />
    </OptionalPart>
  );
}

/** What the room gives towards, at the head of its chat. */
function Goal({ room }: { room: RoomRef }) {
  const goal = useMovingGoal(room);
  return goal ? (
    <OptionalPart>
      <GiftGoalBar goal={goal} place="chat" />
    </OptionalPart>
  ) : null;
}

/** The chat of the room that is open; its stream is opened before its code is here. */
export function RoomChat({ content, trailing }: { content: ShownContent; trailing: ReactNode }) {
  const { room } = content.address;
  const view = useTopic('chat.room', { room });
  const ChatPane = usePartAhead(chatPane);
  const session = useSession();
  const begun = useContentBegun();
  const matchId = content.detail?.match.matchId ?? null;
  const anchorRoomId = content.anchor?.anchorRoomId ?? content.detail?.match.anchors[0]?.anchorRoomId ?? null;
  return (
    <>
      {begun ? <Goal room={room} /> : null}
      <Suspense fallback={<PaneWait />}>
        <ChatPane
          room={room}
          view={view}
          matchId={matchId}
          member={session.is === 'member'}
          trailing={trailing}
          over={trailing && begun ? <BannersAboveChat room={room} /> : null}
          behind={content.held ? <ChatBehind clock={content.clock} /> : null}
          followAnchor={anchorRoomId === null ? null : <FollowAnchor anchorRoomId={anchorRoomId} />}
        />
      </Suspense>
    </>
  );
}
