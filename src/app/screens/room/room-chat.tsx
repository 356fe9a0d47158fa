import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '#app/link/session.ts';
import { useChatRoom, useGiftStage } from '#app/link/topics.ts';
import { ChatPanel } from '#chat/view/chat-panel.tsx';
import { linkChatPorts } from '#chat/view/link-chat-ports.ts';
import type { RoomRef } from '#contract/models/room.ts';
import { chatRoomNoOf } from '#contract/rules/room-address.ts';
import type { RoomContent } from './room-content.ts';

const GiftBanners = lazy(() =>
  import('#chat/view/gifts/gift-banners.tsx').then((file) => ({ default: file.GiftBanners })),
);

/** On phones the picture is too small for banners: they stand above the messages. */
function BannersAboveChat({ room }: { room: RoomRef }) {
  const banners = useGiftStage(room)?.banners ?? [];
  if (banners.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <GiftBanners runs={banners} place="chat" />
    </Suspense>
  );
}

/** The chat of the room that is open. Its room never changes: a room screen is keyed by its address. */
export function RoomChat({ content, trailing }: { content: RoomContent; trailing: ReactNode }) {
  const { room } = content.address;
  const roomNo = chatRoomNoOf(room);
  const view = useChatRoom(room);
  const session = useSession();
  const [ports] = useState(() => linkChatPorts(room, roomNo, content.detail?.match.matchId ?? null));
  return (
    <>
      {trailing ? <BannersAboveChat room={room} /> : null}
      <ChatPanel
        roomNo={roomNo}
        room={view}
        member={session.is === 'member'}
        ports={ports}
        trailing={trailing}
      />
    </>
  );
}
