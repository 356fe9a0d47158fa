import { useState } from 'react';
import { GameSheet } from '#app/features/play/game/game-sheet.tsx';
import { GameTile } from '#app/features/play/game/game-tile.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { Game } from '#contract/play/game/schema.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { GamesSkeleton } from '../skeletons.tsx';
import { t } from '../texts.ts';

const SHOWN = 7;

/** The fixed games [9.09] and those most played now, each with its five points of heat [9.01]; one opens its facts. */
export function HotGames() {
  const games = useCall('game.hot', { size: SHOWN }, { refetchMs: REFRESH_MS['game.hot'] });
  const [opened, setOpened] = useState<Game | null>(null);
  return (
    <Loaded
      of={games}
      waiting={<GamesSkeleton />}
      size="line"
      empty={<EmptyState title={t('home.noGames')} />}
    >
      {({ list }) => (
        <>
          <div className="games">
            {list.map((game) => (
              <GameTile key={game.gameId} game={game} onOpen={setOpened} />
            ))}
          </div>
          <GameSheet game={opened} onClose={() => setOpened(null)} />
        </>
      )}
    </Loaded>
  );
}
