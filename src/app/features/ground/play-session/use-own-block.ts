import type { Game } from '#contract/play/game/schema.ts';
import type { SelfBlock } from '#contract/protection/self-block/calls.ts';
import { TYPE_OF_CATEGORY } from '#contract/protection/self-block/constants.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';

type OfGame = Pick<Game, 'venue' | 'category'>;

/** Returns the self-exclusion that blocks a game, by venue or category; null for none. */
export const ownBlockOf = (blocks: readonly SelfBlock[], { venue, category }: OfGame): SelfBlock | null =>
  blocks.find(
    ({ kind, id, since }) =>
      since !== null &&
      ((kind === 'venue' && id === venue) || (kind === 'type' && id === TYPE_OF_CATEGORY[category])),
  ) ?? null;

/** The member's own block of a game [P.29]; null for guests. */
export function useOwnBlock(game: Pick<Game, 'venue' | 'category'>): SelfBlock | null {
  const isMember = useSession().is === 'member';
  const blocks = lastOf(useCall('selfBlock.list', {}, { enabled: isMember }));
  return ownBlockOf(blocks?.list ?? [], game);
}
