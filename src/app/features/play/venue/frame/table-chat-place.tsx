import './table-chat-place.css';
import { type ComponentType, useState } from 'react';
import { PartArea } from '#app/page/loading/load-failed.tsx';
import type { Game, GameId } from '#contract/play/game/schema.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { useMediaQuery } from '#kit/layout/use-media-query.ts';
import { Sheet } from '#kit/overlay/sheet/sheet.tsx';
import { t } from '../texts.ts';

export type TableChatPart = ComponentType<{ readonly gameId: GameId }>;

/** Width from which the chat has a column beside the game. */
const WIDE = '(width >= 1280px)';

/** Whether the chat of a live table is shown: at first where it has a column of its own. */
export function useTableChat({ category }: Game) {
  const isWide = useMediaQuery(WIDE);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isLive = category === 'live';
  const isShown = isLive && (chosen ?? isWide);
  return { isLive, isWide, isShown, toggle: () => setChosen(!isShown), close: () => setChosen(false) };
}

type Props = {
  readonly game: Game;
  readonly chat: ReturnType<typeof useTableChat>;
  readonly TableChat: TableChatPart;
};

/** The chat of a live table: a column beside the venue's page, or a sheet over it. It is no part of that page. */
export function TableChatPlace({ game, chat, TableChat }: Props) {
  const { isWide, isShown, close } = chat;
  const panel = (
    <PartArea wait={<SkeletonRows count={4} />} size="card">
      <TableChat gameId={game.gameId} />
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
