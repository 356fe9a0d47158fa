import type { Game, GameId } from '#contract/play/game/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';

/** The member's favourite games, the last kept first; undefined for guests and until they are known. */
export function useFavouriteGames(): readonly Game[] | undefined {
  const isMember = useSession().is === 'member';
  const data = lastOf(useCall('game.collected', {}, { enabled: isMember }));
  return isMember ? data?.list : undefined;
}

/** Keeps a game among the favourites, or takes it from them. @throws AppError, as the core threw it. */
export async function setFavouriteGame(gameId: GameId, on: boolean): Promise<void> {
  await callCore(on ? 'game.collect' : 'game.uncollect', { gameId });
  await refreshAnswers('game.collected');
}
