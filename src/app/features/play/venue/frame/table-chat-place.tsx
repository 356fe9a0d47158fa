import './table-chat-place.css';
import { type ComponentType, useEffect, useState } from 'react';
import { PartArea } from '#app/page/loading/load-failed.tsx';
import type { ShownFeedItem } from '#contract/community/chat/feed.ts';
import type { Game, GameId } from '#contract/play/game/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { core, streamOf } from '#core-client/core.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { useMediaQuery } from '#kit/layout/use-media-query.ts';
import { Sheet } from '#kit/overlay/sheet/sheet.tsx';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { t } from '../texts.ts';

type ChatPart = ComponentType<{ readonly gameId: GameId; readonly dealer: string }>;
type GiftsPart = ComponentType<{ readonly gameId: GameId }>;

/** Parts of the room of a live table. */
export type TableRoom = { readonly Chat: ChatPart; readonly Gifts: GiftsPart };

/** Width from which the chat has a column beside the game. */
const WIDE = '(width >= 1280px)';

const roomOf = (gameId: GameId) => ({ kind: 'table', gameId }) as const;

/** A core that missed the report is gone; the next one receives the next report. */
const unheard = () => undefined;

const holdChat = (gameId: GameId, at: number | null): void => {
  core.chat.heldTo(roomOf(gameId), at === null ? null : serverTime(at)).catch(unheard);
};

/** Number of messages of others that an update adds to a list that has loaded. */
const newTexts = (item: ShownFeedItem): number =>
  item.is === 'append' ? item.rows.filter((row) => row.kind === 'text' && row.own === null).length : 0;

/** Number of messages of others since the chat was closed. @param gameId table of a closed chat; null while it is open */
function useUnread(gameId: GameId | null): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (gameId === null) return;
    const subscription = streamOf('chat.feed', { room: roomOf(gameId) }).subscribe(({ items }) => {
      const added = items.reduce((sum, item) => sum + newTexts(item), 0);
      setUnread((count) => count + added);
    });
    return () => {
      subscription.unsubscribe();
      setUnread(0);
    };
  }, [gameId]);
  return unread;
}

/** Holds the chat of a table to its live picture while the frame is open. @returns what a report of the picture does */
function useHeldChat(gameId: GameId | null) {
  useEffect(() => {
    if (gameId === null) return;
    return () => holdChat(gameId, null);
  }, [gameId]);
  return (at: number | null) => {
    if (gameId !== null) holdChat(gameId, at);
  };
}

/** Controls the chat of a live table: open at first in a window with a column for it, closed in a narrower one. */
export function useTableChat({ category, gameId }: Game) {
  const isWide = useMediaQuery(WIDE);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isLive = category === 'live';
  const isShown = isLive && (chosen ?? isWide);
  return {
    isLive,
    isWide,
    isShown,
    unread: useUnread(isLive && !isShown ? gameId : null),
    onShown: useHeldChat(isLive ? gameId : null),
    toggle: () => setChosen(!isShown),
    close: () => setChosen(false),
  };
}

type Props = {
  readonly game: Game;
  readonly chat: ReturnType<typeof useTableChat>;
  readonly Chat: ChatPart;
};

/** The chat of a live table: a column beside the venue's page, or a sheet over it. It is no part of that page. */
export function TableChatPlace({ game, chat, Chat }: Props) {
  const { isWide, isShown, close } = chat;
  const panel = (
    <PartArea wait={<SkeletonRows count={4} />} size="card">
      <Chat gameId={game.gameId} dealer={t('venue.dealer')} />
    </PartArea>
  );
  if (isWide)
    return isShown ? (
      <aside className="table-chat column" aria-label={t('venue.chat')}>
        <h2 className="table-chat__title">{t('venue.chat')}</h2>
        {panel}
      </aside>
    ) : null;
  return (
    <Sheet
      open={isShown}
      onOpenChange={(isOpen) => isOpen || close()}
      title={t('venue.chat')}
      closeLabel={t('common.close')}
    >
      <div className="table-chat__sheet column">{panel}</div>
    </Sheet>
  );
}

type GiftsProps = { readonly game: Game; readonly Gifts: GiftsPart };

/** Gifts of the room of a live table, over the venue's page; a part that does not load leaves the game as it is. */
export const TableGifts = ({ game, Gifts }: GiftsProps) => (
  <OptionalPart>
    <Gifts gameId={game.gameId} />
  </OptionalPart>
);
