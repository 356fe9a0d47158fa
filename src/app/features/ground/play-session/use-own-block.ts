import type { Game } from '#contract/play/game/schema.ts';
import type { SelfBlock } from '#contract/protection/self-block/calls.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { ownBlockOf } from './own-block.ts';

/** The member's own block of a game [P.29]; null for guests. */
export function useOwnBlock(game: Pick<Game, 'venue' | 'category'>): SelfBlock | null {
  const isMember = useSession().is === 'member';
  const blocks = lastOf(useCall('selfBlock.list', {}, { enabled: isMember }));
  return ownBlockOf(blocks?.list ?? [], game);
}
