import './game-tile.css';
import type { Game, HeatPoints } from '#contract/play/game/schema.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from './texts.ts';
import { useFavourite } from './use-favourite.ts';

const HEAT_STEPS = 5;
const HEAT_MAX = 100;

/** Heat now as one of five steps, 1 to 5 [9.01]. */
export const heatLevel = ([, , , , now]: HeatPoints): number =>
  Math.min(HEAT_STEPS, Math.max(1, Math.ceil((now / HEAT_MAX) * HEAT_STEPS)));

/** The heart on a game's cover. */
export function FavouriteButton({ game }: { game: Game }) {
  const { isOn, busy, toggle } = useFavourite(game);
  return (
    <button
      type="button"
      className="favourite center"
      aria-pressed={isOn}
      aria-label={t(isOn ? 'game.uncollectGame' : 'game.collectGame', { name: game.name })}
      aria-busy={busy}
      onClick={() => busy || toggle()}
    >
      <Icon name="heart" size={16} />
    </button>
  );
}

const STEPS = [1, 2, 3, 4, 5] as const;

/** Popularity of a game, in five levels. */
export function HeatBar({ heat }: { heat: HeatPoints }) {
  const level = heatLevel(heat);
  return (
    <span className="five" role="img" aria-label={t('game.heatOf', { level })}>
      {STEPS.map((step) => (
        <i key={step} className={step <= level ? 'on' : ''} />
      ))}
    </span>
  );
}

interface GameTileProps {
  game: Game;
  onOpen: (game: Game) => void;
}

/** A game as a list shows it: cover, name, heat, venue. Pressing it opens its facts; the heart does not. */
export function GameTile({ game, onOpen }: GameTileProps) {
  const isMaintained = game.status === 'disabled';
  return (
    <article className={isMaintained ? 'game-tile game-tile--off' : 'game-tile'}>
      <button type="button" className="game-tile__open" onClick={() => onOpen(game)}>
        <span className="game-tile__cover">
          <img src={game.cover} alt="" width={300} height={400} loading="lazy" />
          {isMaintained ? (
            <span className="game-tile__veil center">{t('game.maintained')}</span>
          ) : game.isNew ? (
            <Tag tone="art">{t('game.isNew')}</Tag>
          ) : null}
        </span>
        <b className="game-tile__name ell">{game.name}</b>
        <span className="row gap-8 cap t3">
          <HeatBar heat={game.heat} />
          <span className="ell">{game.venueName}</span>
        </span>
      </button>
      <span className="game-tile__fav">
        <FavouriteButton game={game} />
      </span>
    </article>
  );
}
