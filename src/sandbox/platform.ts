import type { DatabaseSync } from 'node:sqlite';
import type * as v from 'valibot';
import type { Gift } from '#contract/models/gift.ts';
import type { Maintenance } from '#contract/models/maintenance.ts';
import type { Domains } from '#contract/models/site.ts';
import type { MediaKind } from '#contract/models/video.ts';
import type { BetBook } from './bets/bet-book.ts';
import type { RoomMemory } from './calls/chat/room-memory.ts';
import type { Entrance } from './entrance/create-entrance.ts';
import type { FollowBook } from './follows/follow-book.ts';
import type { Favourites } from './games/favourites.ts';
import type { GameBook } from './games/game-book.ts';
import type { Commands } from './ledger/commands.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { MessageBook } from './messages/message-book.ts';
import type { Money } from './money/create-money.ts';
import type { Newsroom } from './newsroom/newsroom.ts';
import type { Noticeboard } from './noticeboard/noticeboard.ts';
import type { ServiceDesk } from './service/service-desk.ts';
import type { Accounts } from './session/accounts.ts';
import type { Devices } from './session/devices.ts';
import type { Sessions } from './session/sessions.ts';
import type { SiteBook } from './site/site-book.ts';
import type { ChallengeBook } from './verify/challenge-book.ts';
import type { World } from './world/world.ts';

/** What an operator may switch while the platform runs. */
export type Switches = {
  /** Logging in ends the member's other sessions with LOGIN_ELSEWHERE. */
  oneSession: boolean;
  /** Going on or announced [8.10]. */
  maintenance: Maintenance | null;
};

/** Everything the handlers of the calls stand on. */
export type Platform = {
  readonly db: DatabaseSync;
  readonly world: World;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly entrance: Entrance;
  readonly ledger: Ledger;
  readonly commands: Commands;
  readonly money: Money;
  readonly bets: BetBook;
  readonly follows: FollowBook;
  readonly roomMemory: RoomMemory;
  readonly challenges: ChallengeBook;
  readonly serviceDesk: ServiceDesk;
  readonly newsroom: Newsroom;
  readonly noticeboard: Noticeboard;
  readonly games: GameBook;
  readonly favourites: Favourites;
  readonly messages: MessageBook;
  readonly gifts: readonly v.InferInput<typeof Gift>[];
  readonly switches: Switches;
  /** The sites and venues as they stand. */
  readonly sites: SiteBook;
  /** Books in the ledger what the crowd has given in a room since the last time. */
  bookCrowdGifts(roomNo: string): void;
  videoLines(): v.InferInput<typeof Domains>['video'];
  /** False once an operator has ended the stream. */
  isOnAir(stream: string): boolean;
  /** Kinds of source a room is offered, the preferred one first. */
  mediaKinds(isAnchorRoom: boolean): MediaKind[];
};

/** What the calls about members' cash stand on. */
export type CashPlatform = Pick<Platform, 'money' | 'commands' | 'sites'> & {
  readonly world: { readonly clock: Pick<World['clock'], 'now'> };
};
