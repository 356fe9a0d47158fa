import { useMemo } from 'react';
import type { ChatRoomRef } from '#contract/community/room/room-ref.ts';
import type { GameId } from '#contract/play/game/schema.ts';
import { useSession } from '#core-client/session.ts';
import { useTopic } from '#core-client/topic.ts';
import { ChatPane } from './chat-pane.tsx';

/** The chat of a live table of a venue, which the site shows beside the venue's page. */
export function TableChat({ gameId }: { readonly gameId: GameId }) {
  const room = useMemo((): ChatRoomRef => ({ kind: 'table', gameId }), [gameId]);
  const view = useTopic('chat.room', { room });
  const session = useSession();
  return <ChatPane room={room} view={view} matchId={null} member={session.is === 'member'} />;
}
