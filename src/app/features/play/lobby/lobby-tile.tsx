import { useLocation } from 'react-router-dom';
import { useOwnBlock } from '#app/features/ground/play-session/use-own-block.ts';
import { GameTile } from '#app/features/play/game/game-tile.tsx';
import { gamePath } from '#app/routes/paths.ts';
import type { Game } from '#contract/play/game/schema.ts';
import { countText } from '#contract/units/count.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';

type DemoLinkProps = { readonly game: Game; readonly size?: 'sm' };

/** Leads to a game's demo and back here; nothing for a game without one. */
export function DemoLink({ game, size }: DemoLinkProps) {
  const { pathname: from } = useLocation();
  if (!game.hasDemo) return null;
  return (
    <Link
      className={buttonClass({ size })}
      to={gamePath(game.gameId, true)}
      state={{ from }}
      aria-label={t('lobby.demoOf', { name: game.name })}
    >
      {t('lobby.demo')}
    </Link>
  );
}

/** The first button is the cover's own, drawn where one points; keys reach the cover itself. */
function Over({ game }: { game: Game }) {
  return (
    <>
      <span className={buttonClass({ variant: 'primary', size: 'sm' })} aria-hidden="true">
        {t('lobby.enter')}
      </span>
      <DemoLink game={game} size="sm" />
    </>
  );
}

/** A game of the venue: how many play it, and over its cover the ways in. */
export function LobbyTile({ game, onOpen }: { game: Game; onOpen: (game: Game) => void }) {
  const isBlocked = useOwnBlock(game) !== null;
  const note =
    game.status === 'disabled'
      ? t('lobby.maintained')
      : t('lobby.players', { count: countText(game.players) });
  return (
    <GameTile
      game={game}
      onOpen={onOpen}
      note={isBlocked ? t('lobby.blocked') : note}
      over={isBlocked ? null : <Over game={game} />}
    />
  );
}
