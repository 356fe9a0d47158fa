import { useState } from 'react';
import { useSession } from '#app/core-client/session.ts';
import { askToLogIn } from '#app/features/account/login-prompt-store.ts';
import { textOfError } from '#app/i18n/error-text.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { toAppError } from '#contract/errors.ts';
import type { Game } from '#contract/models/game.ts';
import { setFavouriteGame, useFavouriteGames } from './favourite-games.ts';
import { t } from './texts.ts';

/** Is a game a favourite, and the way to change that; a guest is asked to log in [2.09]. */
export function useFavourite({ gameId, name }: Game) {
  const session = useSession();
  const favourites = useFavouriteGames();
  const [busy, setBusy] = useState(false);
  const isOn = favourites?.some((game) => game.gameId === gameId) ?? false;

  const change = async () => {
    setBusy(true);
    try {
      await setFavouriteGame(gameId, !isOn);
      showToast({ text: t(isOn ? 'game.removedToast' : 'game.addedToast', { name }), tone: 'ok' });
    } catch (thrown) {
      showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' });
    } finally {
      setBusy(false);
    }
  };

  return { isOn, busy, toggle: () => (session.is === 'guest' ? askToLogIn() : void change()) };
}
