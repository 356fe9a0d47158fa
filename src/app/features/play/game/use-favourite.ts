import { openLoginPrompt } from '#app/features/people/account/login-prompt-store.ts';
import type { Game } from '#contract/play/game/schema.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { useSession } from '#core-client/session.ts';
import { textOfError } from '#i18n/error-text.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { setFavouriteGame, useFavouriteGames } from './favourite-games.ts';
import { t } from './texts.ts';

/** Returns whether a game is a favourite and a function that changes it; a guest gets the login dialog [2.09]. */
export function useFavourite({ gameId, name }: Game) {
  const session = useSession();
  const favourites = useFavouriteGames();
  const { state, run } = useSubmission((on: boolean) => setFavouriteGame(gameId, on));
  const isOn = favourites?.some((game) => game.gameId === gameId) ?? false;

  const change = async () => {
    const end = await run(!isOn);
    if (end.is === 'refused') showToast({ text: textOfError(end.error), tone: 'alert' });
    else if (end.is === 'done')
      showToast({ text: t(isOn ? 'game.removedToast' : 'game.addedToast', { name }), tone: 'ok' });
  };

  return {
    isOn,
    busy: state.is === 'sending',
    toggle: () => (session.is === 'guest' ? openLoginPrompt() : void change()),
  };
}
