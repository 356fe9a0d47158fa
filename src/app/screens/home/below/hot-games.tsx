import { useState } from 'react';
import { GameSheet } from '#app/game/game-sheet.tsx';
import { GameTile } from '#app/game/game-tile.tsx';
import { tHome } from '#app/i18n/home-text.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { hotGames } from '#app/link/game-queries.ts';
import { useCall } from '#app/link/query.ts';
import type { Game } from '#contract/models/game.ts';
import { AreaFailed } from '../area-failed.tsx';
import { GamesSkeleton } from './games-skeleton.tsx';

const SHOWN = 7;
const REFRESH_MS = 60_000;

/** The games most played now, each with its five points of heat [9.01]; one opens its facts. */
export function HotGames() {
  const { data, error, isFetching, refetch } = useCall(hotGames, { size: SHOWN }, { refetchMs: REFRESH_MS });
  const [opened, setOpened] = useState<Game | null>(null);
  if (data === undefined) {
    return error ? <AreaFailed error={error} busy={isFetching} onRetry={refetch} /> : <GamesSkeleton />;
  }
  if (data.list.length === 0) return <EmptyState title={tHome('home.noGames')} />;
  return (
    <>
      <div className="games">
        {data.list.map((game) => (
          <GameTile key={game.gameId} game={game} onOpen={setOpened} />
        ))}
      </div>
      <GameSheet game={opened} onClose={() => setOpened(null)} />
    </>
  );
}
