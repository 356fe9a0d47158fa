import { openLoginPrompt } from '#app/features/people/account/login-prompt-store.ts';
import type { Game, GameId } from '#contract/play/game/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { textOfError } from '#i18n/error-text.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from './texts.ts';

/** Returns the member's favourite games, last added first; undefined for guests and until loaded. */
export function useFavouriteGames(): readonly Game[] | undefined {
  const isMember = useSession().is === 'member';
  const data = lastOf(useCall('game.collected', {}, { enabled: isMember }));
  return isMember ? data?.list : undefined;
}

/** Adds a game to the favourites or removes it. @throws AppError, as thrown by the core. */
async function setFavouriteGame(gameId: GameId, on: boolean): Promise<void> {
  await callCore(on ? 'game.collect' : 'game.uncollect', { gameId });
  await refreshAnswers('game.collected');
}

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
