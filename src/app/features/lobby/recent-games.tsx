import { useCall } from '#app/core-client/query.ts';
import { dayTimeText } from '#app/core-client/shown-time.ts';
import { Button } from '#app/kit/action/button.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import type { Game } from '#contract/models/game.ts';
import { t } from './texts.ts';

const SHOWN = 3;

/** The games a member opened last, at any venue, and the way back into each. */
export function RecentGames({ onOpen }: { onOpen: (game: Game) => void }) {
  const recent = useCall('venue.recent', { size: SHOWN });
  return (
    <aside className="card lbr" aria-label={t('lobby.recent')}>
      <h2>{t('lobby.recent')}</h2>
      <Loaded
        of={recent}
        waiting={<SkeletonRows count={SHOWN} />}
        size="line"
        empty={<p className="t2 sm">{t('lobby.noRecent')}</p>}
      >
        {({ list }) => (
          <ul>
            {list.map(({ game, at }) => (
              <li key={game.gameId}>
                <img src={game.cover} alt="" width={44} height={44} />
                <span>
                  <b className="ell">{game.name}</b>
                  <small className="t3">
                    {game.venueName} · {dayTimeText(at)}
                  </small>
                </span>
                <Button
                  variant="soft"
                  size="sm"
                  aria-label={t('lobby.resumeOf', { name: game.name })}
                  onClick={() => onOpen(game)}
                >
                  {t('lobby.resume')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </aside>
  );
}
