import { type ReactNode, useState } from 'react';
import { ChatPanel } from '#chat/view/panel/chat-panel.tsx';
import type { ChatRoomView } from '#contract/community/chat/feed.ts';
import { chatRoomNoOf } from '#contract/community/room/room-address.ts';
import type { RoomRef } from '#contract/community/room/schema.ts';
import type { MatchId } from '#contract/fields/ids.ts';
import { createChatPorts } from './chat-ports.ts';

type Props = {
  readonly room: RoomRef;
  readonly view: ChatRoomView | undefined;
  /** The match the room is about, for orders shared in it. */
  readonly matchId: MatchId | null;
  readonly member: boolean;
  readonly trailing: ReactNode;
  readonly followAnchor: ReactNode;
  readonly behind: ReactNode;
  readonly over: ReactNode;
};

/** The chat with all it needs of the core. Its room never changes: a room screen is keyed by its address. */
export function ChatPane({ room, view, matchId, member, trailing, followAnchor, behind, over }: Props) {
  const roomNo = chatRoomNoOf(room);
  const [ports] = useState(() => createChatPorts(room, roomNo, matchId));
  return (
    <ChatPanel
      roomNo={roomNo}
      room={view}
      member={member}
      ports={ports}
      trailing={trailing}
      followAnchor={followAnchor}
      behind={behind}
      over={over}
    />
  );
}
