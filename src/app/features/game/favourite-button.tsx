import { Icon } from '#app/kit/icon/icon.tsx';
import type { Game } from '#contract/models/game.ts';
import { t } from './texts.ts';
import { useFavourite } from './use-favourite.ts';
import './favourite-button.css';

/** The heart on a game's cover. */
export function FavouriteButton({ game }: { game: Game }) {
  const { isOn, busy, toggle } = useFavourite(game);
  return (
    <button
      type="button"
      className="fav"
      aria-pressed={isOn}
      aria-label={t(isOn ? 'game.uncollectGame' : 'game.collectGame', { name: game.name })}
      aria-busy={busy}
      onClick={() => busy || toggle()}
    >
      <Icon name="heart" size={16} />
    </button>
  );
}
