import { useMemo } from 'react';
import type { ChatRoomRef } from '#contract/community/room/room-ref.ts';
import type { GameId } from '#contract/play/game/schema.ts';
import { useSession } from '#core-client/session.ts';
import { useTopic } from '#core-client/topic.ts';
import { GiftButton } from '../gifts/gift-button.tsx';
import { GiftOverlay } from '../gifts/gift-overlay.tsx';
import { t } from '../texts.ts';
import { ChatPane } from './chat-pane.tsx';

type Props = { readonly gameId: GameId };

const useTableRoom = ({ gameId }: Props) => useMemo((): ChatRoomRef => ({ kind: 'table', gameId }), [gameId]);

/** The chat of a live table of a venue, which the site shows beside the venue's page; gifts go to its dealer. */
export function TableChat(props: Props) {
  const room = useTableRoom(props);
  const view = useTopic('chat.room', { room });
  const session = useSession();
  return (
    <ChatPane
      room={room}
      view={view}
      matchId={null}
      member={session.is === 'member'}
      trailing={<GiftButton room={room} toName={t('room.dealer')} />}
    />
  );
}

/** Gifts of a live table, over the venue's page. */
export const TableGifts = (props: Props) => <GiftOverlay room={useTableRoom(props)} />;
