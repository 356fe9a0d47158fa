import type { DatabaseSync } from 'node:sqlite';
import { SPORTS_VENUE } from '#sandbox/domains/play/bet/bet-money.ts';
import type { World } from '#sandbox/world/world.ts';
import { blockGuard } from './block-guard.ts';
import { createSelfBlocks } from './self-blocks.ts';

type Ports = { readonly db: DatabaseSync; readonly world: Pick<World, 'matches' | 'facts'> };

/** Opens the members’ self-blocks and their guard. */
export function openSelfBlocks({ db, world }: Ports) {
  const selfBlocks = createSelfBlocks(db);
  return { selfBlocks, blocks: blockGuard({ blocks: selfBlocks, world, sportsVenue: SPORTS_VENUE }) };
}
