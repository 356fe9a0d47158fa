import { useSearchParams } from 'react-router-dom';
import type { GameId } from '#contract/play/game/schema.ts';
import { WORD_ID } from '#contract/text/wire-patterns.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { Banner } from '#kit/feedback/banner.tsx';
import { GameSheet } from './game-sheet.tsx';
import { t } from './texts.ts';

const isGameId = (text: string | null): text is GameId => text !== null && WORD_ID.test(text);

function ById({ gameId, onClose }: { gameId: GameId; onClose: () => void }) {
  const game = useCall('game.get', { gameId });
  if (failureOf(game)?.code === 'NOT_FOUND') return <Banner tone="alert">{t('game.unknown')}</Banner>;
  return <GameSheet game={lastOf(game)} onClose={onClose} />;
}

/** Details of the game that the address names with `?game=ID`, found by its id alone, whether listed or not [9.09]. */
export function LinkedGame() {
  const [query, setQuery] = useSearchParams();
  const gameId = query.get('game');
  const close = () =>
    setQuery(
      (now) => {
        now.delete('game');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return isGameId(gameId) ? <ById key={gameId} gameId={gameId} onClose={close} /> : null;
}
