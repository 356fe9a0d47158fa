import { selfBlockCalls } from '#contract/protection/self-block/calls.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { SPORTS_VENUE } from '#sandbox/domains/play/bet/bet-money.ts';
import type { World } from '#sandbox/world/world.ts';
import { blockGuard } from './block-guard.ts';
import { selfBlockHandlers } from './self-block-handlers.ts';
import { createSelfBlocks, selfBlockMigrations } from './self-blocks.ts';

type Ports = Stored & { readonly world: Pick<World, 'matches' | 'facts'> };

/** Games, venues and times that members blocked for themselves, and the guard of it. */
export const selfBlockDomain = domain({
  migrations: [selfBlockMigrations],
  bounds: {
    self_block: record,
  },
  open({ db, world }: Ports) {
    const selfBlocks = createSelfBlocks(db);
    return { selfBlocks, blocks: blockGuard({ blocks: selfBlocks, world, sportsVenue: SPORTS_VENUE }) };
  },
  handlers: handlersFor(selfBlockCalls, selfBlockHandlers),
});
