import type { DatabaseSync } from 'node:sqlite';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { MemberBets } from '#sandbox/domains/play/bet/wire/member-bets.ts';
import type { World } from '#sandbox/world/world.ts';
import type { ModerationLog } from './moderation-log.ts';
import type { RoomMemory } from './room-memory.ts';

/** Dependencies of chat handlers. */
export type ChatPorts = {
  readonly db: DatabaseSync;
  readonly world: World;
  readonly accounts: Accounts;
  readonly bets: MemberBets;
  readonly roomMemory: RoomMemory;
  readonly money: { readonly acts: Pick<Acts, 'note'> };
  readonly moderations: ModerationLog;
};
