import type { DatabaseSync } from 'node:sqlite';
import { isLoopback } from '#contract/text/line-origin.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { siteIdOf } from '#sandbox/base/tables/sites.table.ts';
import { seedOnce } from '#sandbox/db/seed-once.ts';
import { createRainStore } from '#sandbox/domains/activity/kinds/rain/rain-store.ts';
import { openActivities } from '#sandbox/domains/activity/open-activities.ts';
import { openFeedback } from '#sandbox/domains/care/feedback/open-feedback.ts';
import { createInboxStore, type InboxStore } from '#sandbox/domains/care/inbox/inbox-store.ts';
import { createLetters } from '#sandbox/domains/care/inbox/letters.ts';
import { sendNews } from '#sandbox/domains/care/inbox/news.ts';
import { createConsents } from '#sandbox/domains/care/inbox/offer-consent.ts';
import { offerSender } from '#sandbox/domains/care/inbox/offer-sender.ts';
import { createQuietCategories } from '#sandbox/domains/care/inbox/quiet-categories.ts';
import { seedInbox } from '#sandbox/domains/care/inbox/seed-inbox.ts';
import { openSupport } from '#sandbox/domains/care/support/open-support.ts';
import { createModerationLog } from '#sandbox/domains/community/chat/moderation-log.ts';
import { createRoomMemory } from '#sandbox/domains/community/chat/room-memory.ts';
import { createFollowStore } from '#sandbox/domains/community/follow/follow-store.ts';
import { createReminders } from '#sandbox/domains/community/follow/reminders.ts';
import { seedFollows } from '#sandbox/domains/community/follow/seed-follows.ts';
import { sendReminders } from '#sandbox/domains/community/follow/send-reminders.ts';
import { GIFTS } from '#sandbox/domains/community/gift/gifts.table.ts';
import { openGiving } from '#sandbox/domains/community/gift/open-giving.ts';
import { createCommands } from '#sandbox/domains/ground/command/commands.ts';
import { createLedger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { type Accounts, createAccounts } from '#sandbox/domains/ground/member/accounts.ts';
import { createPasswords, type Passwords } from '#sandbox/domains/ground/member/password.ts';
import { seedMembers } from '#sandbox/domains/ground/member/seed-members.ts';
import { createSecurityLog } from '#sandbox/domains/ground/security-log/security-log.ts';
import { createAuthServices } from '#sandbox/domains/people/auth/auth-services.ts';
import { seedAuth } from '#sandbox/domains/people/auth/seed-auth.ts';
import { createChallengeStore } from '#sandbox/domains/people/captcha/challenge-store.ts';
import { openIdentities } from '#sandbox/domains/people/identity/open-identities.ts';
import { createProfiles } from '#sandbox/domains/people/profile/profile-store.ts';
import { createReviews } from '#sandbox/domains/people/profile/reviews.ts';
import { createReferrals } from '#sandbox/domains/people/register/referrals.ts';
import { createDevices } from '#sandbox/domains/people/session/devices.ts';
import { createMemberSessions } from '#sandbox/domains/people/session/member-sessions.ts';
import { createSessions } from '#sandbox/domains/people/session/sessions.ts';
import { openBetting } from '#sandbox/domains/play/bet/open-betting.ts';
import { createFavourites } from '#sandbox/domains/play/game/favourites.ts';
import { createGameStore } from '#sandbox/domains/play/game/game-store.ts';
import { seedPlayArchive } from '#sandbox/domains/play/play-report/demo-days.ts';
import { openVenues } from '#sandbox/domains/play/venue/open-venues.ts';
import { holdingOffers } from '#sandbox/domains/protection/marker/offer-guard.ts';
import { openCare } from '#sandbox/domains/protection/marker/open-care.ts';
import { openRestrictions } from '#sandbox/domains/protection/restriction/open-restrictions.ts';
import type { Restrictions } from '#sandbox/domains/protection/restriction/restrictions.ts';
import { openSelfBlocks } from '#sandbox/domains/protection/self-block/open-self-blocks.ts';
import { openAgents } from '#sandbox/domains/rewards/agent/open-agents.ts';
import { openInvitations } from '#sandbox/domains/rewards/invite/open-invitations.ts';
import { openParcels } from '#sandbox/domains/rewards/parcel/open-parcels.ts';
import { createAnnouncementStore } from '#sandbox/domains/site/announcement/announcement-store.ts';
import { createNewsService } from '#sandbox/domains/site/news/news-service.ts';
import { gameDoors } from '#sandbox/domains/site/site/game-doors.ts';
import { createSiteStore, type SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { type NetworkHost, underNameOf } from '#sandbox/http/hosts/network-host.ts';
import type { Money } from '#sandbox/platform/money/create-money.ts';
import { openMoney } from '#sandbox/platform/money/open-money.ts';
import { offeredKinds, type RealStreams, realOrigins } from '#sandbox/video/signing/real-streams.ts';
import type { VideoDomains } from '#sandbox/video/signing/video-domains.ts';
import type { World } from '#sandbox/world/world.ts';
import { startDailyDuties } from './daily-duties.ts';
import { openProtection } from './open-protection.ts';
import type { Platform } from './platform.ts';
import { startTidying } from './tidy-tables.ts';

type Ports = {
  readonly db: DatabaseSync;
  /** Key under which the identities of persons are hashed; stored outside the database. */
  readonly personKey: string;
  /** N of scrypt for passwords of members. */
  readonly passwordCost: number;
  readonly world: World;
  readonly engine: CryptoEngine;
  readonly video: VideoDomains;
  readonly real: RealStreams;
  /** Opens the site and the video domains to other devices. */
  readonly host?: NetworkHost;
  readonly seed: number;
  /** Receives defects of background work. */
  readonly onDefect: (error: Error) => void;
};

const CLEAN_EVERY_MS = 60 * MINUTE_MS;
/** Reminders come so exactly. */
const REMIND_EVERY_MS = 10_000;

function openAuth(db: DatabaseSync, clock: World['clock'], passwords: Passwords) {
  const auth = createAuthServices(db, passwords);
  seedAuth(auth, clock.now());
  clock.every(CLEAN_EVERY_MS, () => {
    const now = clock.now();
    auth.guards.logins.clean(now);
    auth.codes.clean(now);
    auth.recovery.clean(now);
    auth.loginAttempts.clean(now);
  });
  return auth;
}

function openDevices(db: DatabaseSync, clock: World['clock']) {
  const devices = createDevices(db);
  clock.every(CLEAN_EVERY_MS, () => devices.clean(clock.now()));
  return devices;
}

/** Sessions end by themselves when unused for their site’s limit. */
function openSessions(db: DatabaseSync, { clock }: World, sites: SiteStore) {
  const sessionIdleMs = (siteId: number) => {
    const known = siteIdOf(String(siteId));
    const minutes = Number(known === null ? Number.NaN : sites.config(known).params?.session_idle_minutes);
    return minutes > 0 ? minutes * MINUTE_MS : Number.POSITIVE_INFINITY;
  };
  const sessions = createSessions(db, sessionIdleMs);
  sessions.clean(clock.now());
  clock.every(CLEAN_EVERY_MS, () => sessions.clean(clock.now()));
  return { sessions, memberSessions: createMemberSessions(db, sessionIdleMs), sessionIdleMs };
}

/** Opens the messages to members and their channels. */
function openMessages(db: DatabaseSync, clock: World['clock'], auth: ReturnType<typeof openAuth>) {
  const messages = createInboxStore(db, clock.now);
  seedOnce(db, 'inbox', () => seedInbox(db, messages, clock.now()));
  clock.every(CLEAN_EVERY_MS, () => messages.clean(clock.now()));
  const quietCategories = createQuietCategories(db);
  const consent = createConsents(db);
  const offers = { messages, quietCategories, consent, contacts: auth.contacts, outside: auth.inbox };
  return {
    messages,
    letters: createLetters(db),
    quietCategories,
    consent,
    sendOffer: offerSender(offers),
  };
}

type Following = Pick<Ports, 'db' | 'world'> & {
  readonly messages: InboxStore;
  readonly restrictions: Restrictions;
};

/** Opens members’ follows and reminders. */
function openFollowing({ db, world, messages, restrictions }: Following) {
  const follows = createFollowStore(db);
  seedOnce(db, 'follows', () => seedFollows(follows, world.clock.now()));
  const reminders = createReminders(db);
  const rain = createRainStore(db);
  const ports = { db, world, reminders, rain, restrictions, tell: sendNews(messages) };
  world.clock.every(REMIND_EVERY_MS, () => sendReminders(ports));
  return { follows, reminders };
}

/** Video streams of rooms: the platform’s own, and the real ones in match rooms. */
const picturesOf = ({ video, real, host }: Pick<Ports, 'video' | 'real' | 'host'>) => ({
  videoLines: (asked: string) =>
    video.lines.map((line) => ({ ...line, origin: underNameOf(line.origin, asked, host) })),
  // Pages load images without TLS from this machine only, unless the platform names their origin.
  mediaOrigins: (asked: string) => [
    ...realOrigins(real),
    ...video.origins.map((origin) => underNameOf(origin, asked, host)).filter((one) => !isLoopback(one)),
  ],
  isOnAir: video.isOnAir,
  mediaKinds: (isAnchorRoom: boolean) => offeredKinds(isAnchorRoom, real),
});

/** Electronic games, members’ favourites, and the venues of playable ones. */
const gamesOf = (ports: Parameters<typeof openVenues>[0]) => ({
  games: createGameStore({ now: ports.now, doorOf: gameDoors(ports.sites) }),
  favourites: createFavourites(ports.db),
  venues: openVenues(ports),
});

/** Moderation of visitors, verifications, and the stored state of rooms. */
const deskOf = (db: DatabaseSync) => ({
  moderations: createModerationLog(db),
  challenges: createChallengeStore(),
  roomMemory: createRoomMemory(),
  security: createSecurityLog(db),
});

/** Editorial content of the site: articles and announcements. */
const writtenOf = ({ db, world, seed }: Ports) => ({
  news: createNewsService(db, world, seed),
  announcements: createAnnouncementStore(db, world.clock.now()),
});

/** Conversations with customer service, and what members report. */
function serviceOf({ db, world: { clock } }: Ports, accounts: Accounts, messages: InboxStore) {
  const tell = sendNews(messages);
  const service = openSupport({ db, clock, accounts, tell });
  return { service, feedback: openFeedback({ db, clock, pictures: service.pictures, tell }) };
}

/** Members’ own data, and the changes that they requested to it. */
const profilesOf = (db: DatabaseSync) => ({ profiles: createProfiles(db), reviews: createReviews(db) });

/** Opens the links by which members register. */
function linksOf(ports: Parameters<typeof openInvitations>[0]) {
  const invitations = openInvitations(ports);
  const agents = openAgents(ports);
  return { invitations, agents, referrals: createReferrals({ invitations, agents }) };
}

/** Bets, what members decided about them, what is done each day about what was played, and what members see of it. */
function openPlay(
  ports: Parameters<typeof openBetting>[0] & Parameters<typeof openProtection>[0] & { readonly money: Money },
) {
  const betting = openBetting(ports);
  startDailyDuties({ ...ports, clock: ports.world.clock });
  seedPlayArchive({ ...ports, now: ports.world.clock.now() });
  const care = openCare({ db: ports.db, clock: ports.world.clock, tell: ports.money.tell });
  const own = openProtection(ports);
  const protection = { ...own, ...holdingOffers(own, care.markers.store) };
  return { betting, bets: betting.shown, protection, ...care };
}

type Playing = Parameters<typeof openPlay>[0] & Omit<Parameters<typeof openActivities>[0], 'parcels'>;

/** Opens members’ play, the activities beside it, and the goods won. */
function playOf(ports: Playing) {
  const { db, world, messages } = ports;
  const parcels = openParcels({ db, clock: world.clock, tell: sendNews(messages) });
  return { ...openPlay(ports), parcels, activities: openActivities({ ...ports, parcels }) };
}

type Caring = Parameters<typeof openRestrictions>[0] &
  Omit<Parameters<typeof openIdentities>[0], 'persons' | 'restrictions'> &
  Pick<Ports, 'world'>;

/** Opens the restrictions of play: members’ own, and those of a missing identity check. */
function careOf(ports: Omit<Caring, 'clock'>) {
  const { clock } = ports.world;
  const own = openRestrictions({ ...ports, clock });
  return { ...own, ...openSelfBlocks(ports), ...openIdentities({ ...ports, ...own, clock }) };
}

/** Builds what the handlers work with, with the demo members in it. The schema is up to date by then. */
export async function openPlatform(ports: Ports): Promise<Platform> {
  const { db, personKey, passwordCost, world, engine, seed, onDefect } = ports;
  const accounts = createAccounts(db);
  const ledger = createLedger(db);
  await seedMembers({ engine, accounts, ledger, now: world.clock.now() });
  const auth = openAuth(db, world.clock, createPasswords(passwordCost));
  const inbox = openMessages(db, world.clock, auth);
  const { messages } = inbox;
  const giving = openGiving({ db, ledger, world, seed });
  startTidying({ db, ...world });
  const sites = createSiteStore();
  world.odds.followVenues(sites.isVenueOpen);
  const money = await openMoney({ db, ledger, clock: world.clock, sites, messages, auth, onDefect });
  const own = profilesOf(db);
  const care = careOf({ db, personKey, world, money, sites, profiles: own.profiles });
  const play = playOf({ db, world, ledger, sites, money, ...care, seed, onDefect, messages });
  return {
    db,
    world,
    accounts,
    ...own,
    ledger,
    ...play,
    ...linksOf({ db, ledger, accounts, money, clock: world.clock }),
    ...openFollowing({ db, world, messages, ...care }),
    auth,
    ...giving,
    ...openSessions(db, world, sites),
    devices: openDevices(db, world.clock),
    commands: createCommands(db),
    money,
    ...deskOf(db),
    ...serviceOf(ports, accounts, messages),
    ...writtenOf(ports),
    ...care,
    ...gamesOf({ db, ledger, sites, money, ...play, now: world.clock.now }),
    ...inbox,
    gifts: GIFTS,
    switches: { oneSession: false, maintenance: null },
    sites,
    ...picturesOf(ports),
  };
}
