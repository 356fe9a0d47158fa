import type { DatabaseSync } from 'node:sqlite';
import type * as v from 'valibot';
import type { Gift } from '#contract/community/gift/schema.ts';
import type { MediaKind } from '#contract/community/video/schema.ts';
import type { Domains } from '#contract/site/site/schema.ts';
import type { ActivityService } from '#sandbox/domains/activity/open-activities.ts';
import type { FeedbackDesk } from '#sandbox/domains/care/feedback/feedback-desk.ts';
import type { FeedbackStore } from '#sandbox/domains/care/feedback/feedback-store.ts';
import type { InboxStore } from '#sandbox/domains/care/inbox/inbox-store.ts';
import type { Letters } from '#sandbox/domains/care/inbox/letters.ts';
import type { ConsentStore } from '#sandbox/domains/care/inbox/offer-consent.ts';
import type { offerSender } from '#sandbox/domains/care/inbox/offer-sender.ts';
import type { QuietCategories } from '#sandbox/domains/care/inbox/quiet-categories.ts';
import type { Support } from '#sandbox/domains/care/support/open-support.ts';
import type { ModerationLog } from '#sandbox/domains/community/chat/moderation-log.ts';
import type { RoomMemory } from '#sandbox/domains/community/chat/room-memory.ts';
import type { FollowStore } from '#sandbox/domains/community/follow/follow-store.ts';
import type { Reminders } from '#sandbox/domains/community/follow/reminders.ts';
import type { GoalSettings } from '#sandbox/domains/community/gift/goal-settings.ts';
import type { AnchorSupport } from '#sandbox/domains/community/gift/support/anchor-support.ts';
import type { Commands } from '#sandbox/domains/ground/command/commands.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { SecurityLog } from '#sandbox/domains/ground/security-log/security-log.ts';
import type { AuthServices } from '#sandbox/domains/people/auth/auth-services.ts';
import type { ChallengeStore } from '#sandbox/domains/people/captcha/challenge-store.ts';
import type { Identities } from '#sandbox/domains/people/identity/identities.ts';
import type { Profiles } from '#sandbox/domains/people/profile/profile-store.ts';
import type { Reviews } from '#sandbox/domains/people/profile/reviews.ts';
import type { Referrals } from '#sandbox/domains/people/register/referrals.ts';
import type { Devices } from '#sandbox/domains/people/session/devices.ts';
import type { MemberSessions } from '#sandbox/domains/people/session/member-sessions.ts';
import type { Sessions } from '#sandbox/domains/people/session/sessions.ts';
import type { Betting } from '#sandbox/domains/play/bet/create-betting.ts';
import type { MemberBets } from '#sandbox/domains/play/bet/wire/member-bets.ts';
import type { Favourites } from '#sandbox/domains/play/game/favourites.ts';
import type { GameStore } from '#sandbox/domains/play/game/game-store.ts';
import type { PlayReports } from '#sandbox/domains/play/play-report/play-report.ts';
import type { Venues } from '#sandbox/domains/play/venue/open-venues.ts';
import type { MarkerStore } from '#sandbox/domains/protection/marker/marker-store.ts';
import type { Persons } from '#sandbox/domains/protection/restriction/persons.ts';
import type { Restrictions } from '#sandbox/domains/protection/restriction/restrictions.ts';
import type { SelfBlocks } from '#sandbox/domains/protection/self-block/self-blocks.ts';
import type { Agents } from '#sandbox/domains/rewards/agent/agents.ts';
import type { Invitations } from '#sandbox/domains/rewards/invite/invitations.ts';
import type { OpenParcels } from '#sandbox/domains/rewards/parcel/open-parcels.ts';
import type { AnnouncementStore } from '#sandbox/domains/site/announcement/announcement-store.ts';
import type { NewsService } from '#sandbox/domains/site/news/news-service.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { Switches } from '#sandbox/domains/site/site/switches.ts';
import type { Money } from '#sandbox/platform/money/create-money.ts';
import type { World } from '#sandbox/world/world.ts';
import type { Protection } from './open-protection.ts';

/** Dependencies of all call handlers. */
export type Platform = {
  readonly db: DatabaseSync;
  readonly world: World;
  readonly accounts: Accounts;
  readonly profiles: Profiles;
  /** Changes that members requested to their own data. */
  readonly reviews: Reviews;
  readonly sessions: Sessions;
  readonly memberSessions: MemberSessions;
  /** Time that a session of a site outlives its last use, ms; infinite where the site has no limit. */
  sessionIdleMs(siteId: number): number;
  readonly devices: Devices;
  readonly auth: AuthServices;
  readonly ledger: Ledger;
  readonly commands: Commands;
  readonly money: Money;
  /** Members’ own restrictions and limits: checked before every action that costs money or time. */
  readonly protection: Protection;
  /** Markers of harm that were found, and the cases about them. */
  readonly markers: { readonly store: MarkerStore };
  /** Members' own figures by day. */
  readonly playReports: PlayReports;
  /** Activities, their editions and what members did in them. */
  readonly activities: ActivityService;
  /** Breaks, exclusions and closed accounts. */
  readonly restrictions: Restrictions;
  /** Identities of members as checked by operators. */
  readonly identities: Identities;
  /** Accounts of one person, for exclusions. */
  readonly persons: Persons;
  /** Self-blocks of members. */
  readonly selfBlocks: SelfBlocks;
  /** Bets of members, and the decisions of operators. */
  readonly betting: Betting;
  /** Bets as rooms show them. */
  readonly bets: MemberBets;
  readonly follows: FollowStore;
  readonly reminders: Reminders;
  readonly roomMemory: RoomMemory;
  readonly moderations: ModerationLog;
  readonly challenges: ChallengeStore;
  /** Conversations with customer service. */
  readonly service: Support;
  /** what members reported. */
  readonly feedback: { readonly store: FeedbackStore; readonly desk: FeedbackDesk };
  /** Goods of members on their way. */
  readonly parcels: OpenParcels;
  readonly security: SecurityLog;
  readonly news: NewsService;
  readonly announcements: AnnouncementStore;
  readonly games: GameStore;
  readonly favourites: Favourites;
  /** House’s own venues: visits, rounds, and the desk of their pages. */
  readonly venues: Venues;
  readonly messages: InboxStore;
  /** Private letters between members and customer service. */
  readonly letters: Letters;
  readonly quietCategories: QuietCategories;
  readonly consent: ConsentStore;
  /** Sends an offer to a member by the ways they want. */
  readonly sendOffer: ReturnType<typeof offerSender>;
  /** Invitations with their inviters. */
  readonly invitations: Invitations;
  readonly agents: Agents;
  /** Referrers of new members. */
  readonly referrals: Referrals;
  readonly gifts: readonly v.InferInput<typeof Gift>[];
  readonly switches: Switches;
  /** The sites and venues as they are. */
  readonly sites: SiteStore;
  /** Gift goals that anchors set for their rooms. */
  readonly giftGoals: GoalSettings;
  readonly support: AnchorSupport;
  /** Books in the ledger the crowd’s gifts in a room since the last booking. */
  bookCrowdGifts(roomNo: string): void;
  videoLines(origin: string): v.InferInput<typeof Domains>['video'];
  /** Origins of the operator's own streams. */
  mediaOrigins(origin: string): string[];
  /** False once an operator has ended the stream. */
  isOnAir(stream: string): boolean;
  /** Kinds of source a room is offered, the preferred one first. */
  mediaKinds(isAnchorRoom: boolean): MediaKind[];
};
