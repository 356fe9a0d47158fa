import { useMemo } from 'react';
import type { ChatRoomRef } from '#contract/community/room/room-ref.ts';
import type { GameId } from '#contract/play/game/schema.ts';
import { useSession } from '#core-client/session.ts';
import { useTopic } from '#core-client/topic.ts';
import { GiftButton } from '../gifts/gift-button.tsx';
import { GiftOverlay } from '../gifts/gift-overlay.tsx';
import { ChatPane } from './chat-pane.tsx';

type TableProps = { readonly gameId: GameId };
type ChatProps = TableProps & {
  /** Whom the gifts go to. */
  readonly dealer: string;
};

const useTableRoom = ({ gameId }: TableProps) =>
  useMemo((): ChatRoomRef => ({ kind: 'table', gameId }), [gameId]);

/** The chat of a live table of a venue, which the site shows beside the venue's page; gifts go to its dealer. */
export function TableChat({ dealer, ...table }: ChatProps) {
  const room = useTableRoom(table);
  const view = useTopic('chat.room', { room });
  const session = useSession();
  return (
    <ChatPane
      room={room}
      view={view}
      matchId={null}
      member={session.is === 'member'}
      trailing={<GiftButton room={room} toName={dealer} />}
    />
  );
}

/** Gifts of a live table, over the venue's page. */
export const TableGifts = (table: TableProps) => <GiftOverlay room={useTableRoom(table)} />;
