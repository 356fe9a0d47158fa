import type { Game, GameId } from '#contract/play/game/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';

/** Returns the member's favourite games, last added first; undefined for guests and until loaded. */
export function useFavouriteGames(): readonly Game[] | undefined {
  const isMember = useSession().is === 'member';
  const data = lastOf(useCall('game.collected', {}, { enabled: isMember }));
  return isMember ? data?.list : undefined;
}

/** Adds a game to the favourites or removes it. @throws AppError, as thrown by the core. */
export async function setFavouriteGame(gameId: GameId, on: boolean): Promise<void> {
  await callCore(on ? 'game.collect' : 'game.uncollect', { gameId });
  await refreshAnswers('game.collected');
}
