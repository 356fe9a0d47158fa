import { SERVICE_PATH } from '#contract/care/support/constants.ts';
import type { PageType, RoomRef } from '#contract/community/room/room-ref.ts';
import type { AnchorRoomId, CouponId, MatchId, OrderId, PromotionId } from '#contract/fields/ids.ts';
import type { GameId } from '#contract/play/game/schema.ts';
import type { AnnouncementId } from '#contract/site/announcement/schema.ts';
import type { ArticleId, ExpertId } from '#contract/site/article/schema.ts';
import { ownPath } from '#contract/text/own-path.ts';
import { homePath } from './home-path.ts';

const withPage = (path: string, page: PageType | undefined) => (page ? `${path}?page=${page}` : path);

/** Every address of the site, by name. Screens link by these, never by text; the table of routes has a row for each. */
export const paths = {
  root: '/',
  home: homePath,
  room: '/app/room/:kind/:id',
  /** Several live videos at once. */
  multiview: '/app/multiview',
  wallet: '/app/wallet',
  me: '/app/me',
  /** The member's own data, and what of it waits for an operator. */
  profile: '/app/me/profile',
  /** Passwords, the second factor, sessions and logins. */
  security: '/app/me/security',
  /** Friends the member invited. */
  invite: '/app/me/invite',
  /** The link of an invitation. */
  invitation: '/r/:code',
  /** Follow list of the member, and its upcoming events. */
  follows: '/app/me/follows',
  /** Grade of the member, its benefits, and the requirements of the next one. */
  vip: '/app/me/vip',
  /** Rebates on played stakes. */
  rebates: '/app/me/vip/rebates',
  /** Becoming an agent, and an agent’s own page. */
  agent: '/app/me/agent',
  /** The link of an agent. */
  agentLink: '/a/:code',
  inbox: '/app/messages',
  message: '/app/messages/:messageId',
  login: '/entry/login',
  register: '/entry/register',
  forgot: '/entry/forgot',
  /** The address of other themes; lands on `/entry/login` with its query [2.01]. */
  plainLogin: '/login',
  maintenance: '/maintenance',
  accessAlert: '/access-alert',
  accessRestriction: '/access-restriction',
  robotCheck: '/robot-check',
  support: SERVICE_PATH,
  /** Feedback of the member, and its status. */
  feedback: '/app/feedback',
  feedbackThread: '/app/feedback/:feedbackId',
  parcels: '/app/parcels',
  parcel: '/app/parcels/:parcelId',
  news: '/app/news',
  article: '/app/news/:articleId',
  experts: '/app/experts',
  expert: '/app/experts/:expertId',
  help: '/app/help',
  helpTopic: '/app/help/:topicId',
  announcements: '/app/announcements',
  sponsors: '/app/sponsors',
  deposit: '/app/wallet/deposit',
  depositOrder: '/app/wallet/deposit/:orderId',
  withdraw: '/app/wallet/withdraw',
  withdrawOrder: '/app/wallet/withdraw/:orderId',
  payees: '/app/wallet/payees',
  password: '/app/wallet/password',
  transfer: '/app/wallet/transfer',
  treasury: '/app/wallet/treasury',
  exchange: '/app/wallet/exchange',
  coins: '/app/wallet/coins',
  records: '/app/wallet/records',
  record: '/app/wallet/records/:recordId',
  /** Tools for limiting play: limits, breaks, self-exclusions. */
  safer: '/app/safer',
  limits: '/app/safer/limits',
  /** Deposits, stakes and winnings of the member, by day. */
  playReport: '/app/safer/activity',
  /** Preferences for messages and offers. */
  preferences: '/app/safer/preferences',
  /** Nine questions to oneself. */
  selfCheck: '/app/safer/self-check',
  /** A break of a day, and longer ones. */
  break: '/app/safer/break',
  exclusion: '/app/safer/exclusion',
  closeAccount: '/app/safer/close',
  /** Kinds of play, venues and leagues that the member shut off. */
  blocks: '/app/safer/blocks',
  /** Age and identity, with the document handed in. */
  identity: '/app/safer/identity',
  /** Former path of the limits; messages and bookmarks still link to it. */
  walletLimits: '/app/wallet/limits',
  /** Bonuses and coupons, and the promotions they come of. */
  welfare: '/app/welfare',
  promotions: '/app/welfare/promotions',
  promotion: '/app/welfare/promotions/:promotionId',
  /** All activities open to the member. */
  activities: '/app/activities',
  /** Participation of the member in activities, and the results. */
  activityRecords: '/app/activity/records',
  signIn: '/app/activity/sign-in',
  wheel: '/app/activity/wheel',
  rain: '/app/activity/rain',
  lottery: '/app/activity/lottery',
  /** A draw once more, in the browser. */
  lotteryProof: '/app/activity/lottery/:drawNo/proof',
  guess: '/app/activity/guess',
  newcomer: '/app/activity/newcomer',
  breakout: '/app/activity/breakout',
  treasuryTask: '/app/activity/treasury-task',
  firstDeposit: '/app/activity/first-deposit',
  continuedDeposit: '/app/activity/continued-deposit',
  /** Points for goods, coins and coupons. */
  topGift: '/app/activity/points',
  euroCup: '/app/activity/euro-cup',
  euro24: '/app/activity/euro24',
  luxuryGift: '/app/activity/luxury-gift',
  /** Bets on matches, and how each was paid. */
  betRecords: '/app/wallet/bets',
  /** Net results of settled bets by sport, market, venue and month. */
  betReturns: '/app/wallet/returns',
  /** Rounds of games that were played. */
  gameRecords: '/app/wallet/games',
  /** Game at its venue, in a separate frame. */
  game: '/app/play/:gameId',
  /** The lobby of a venue of electronic games by its letters [2.03]; `venuePath` makes the address. */
  lobby: '/app/egame/:venue?',
  /** The board of a venue of matches by its code; `bookPath` makes the address. */
  venueBoard: '/app/venue/:venue',
  /** Any address below the site that is none of the others. */
  elsewhere: '/*',
} as const;

export type PathName = keyof typeof paths;

export const matchRoomPath = (matchId: MatchId, page?: PageType): string =>
  withPage(`/app/room/match/${matchId}`, page);

/** The room with all the prices of a match in sight. */
export const matchOddsPath = (matchId: MatchId): string => `${matchRoomPath(matchId)}?pane=odds`;

export const anchorRoomPath = (anchorRoomId: AnchorRoomId, page?: PageType): string =>
  withPage(`/app/room/anchor/${anchorRoomId}`, page);

/** Returns the path to several videos at once, starting with that of a room. */
export const multiviewPath = (room: RoomRef): string =>
  `${paths.multiview}?rooms=${room.kind}/${room.kind === 'match' ? room.matchId : room.anchorRoomId}`;

/** Returns the invitation link for a friend. */
export const invitationPath = (code: string): string => `/r/${code}`;

/** Returns the invitation link of an agent. */
export const agentLinkPath = (code: string): string => `/a/${code}`;

export const articlePath = (articleId: ArticleId): string => `${paths.news}/${articleId}`;
export const expertPath = (expertId: ExpertId): string => `${paths.experts}/${expertId}`;
export const helpPath = (topicId: string): string => `${paths.help}/${topicId}`;

/** One feedback with everything written in it. */
export const feedbackPath = (feedbackId: string): string => `${paths.feedback}/${feedbackId}`;

/** One parcel with its way so far. */
export const parcelPath = (parcelId: string): string => `${paths.parcels}/${parcelId}`;

/** The list of announcements with one of them open. */
export const announcementPath = (announcementId: AnnouncementId): string =>
  `${paths.announcements}?open=${announcementId}`;

/** The profile with the form for a first phone open; after that the way leads on to where it was needed. */
export const bindPhonePath = (next: string): string =>
  `${paths.profile}?edit=phone&next=${encodeURIComponent(next)}`;

/** Transfers between the centre wallet and a venue. */
export const transferPath = (venue: string): string => `${paths.transfer}?venue=${venue}`;

export const depositOrderPath = (orderId: OrderId): string => `${paths.deposit}/${orderId}`;
export const withdrawOrderPath = (orderId: OrderId): string => `${paths.withdraw}/${orderId}`;
export const messagePath = (messageId: string): string => `${paths.inbox}/${messageId}`;
/** Returns the deposit form with a promotion or a coupon selected, for a method that accepts them. */
export const depositWithPath = (offerId: PromotionId | CouponId): string =>
  `${paths.deposit}?in=CNY&way=bank&promotion=${offerId}`;
export const promotionPath = (promotionId: PromotionId): string => `${paths.promotions}/${promotionId}`;
export const lotteryProofPath = (drawNo: number): string => `${paths.lottery}/${drawNo}/proof`;
/** Returns the path of the member's records of one kind of activity. */
export const activityRecordsPath = (kind: string): string => `${paths.activityRecords}?kind=${kind}`;
export const recordPath = (recordId: string): string => `${paths.records}/${recordId}`;

export const loginPath = (fromPage: string): string =>
  `${paths.login}?fromPage=${encodeURIComponent(fromPage)}`;

/** Returns the target after login: `fromPage` if it is a path of this site and no entry page, otherwise home [2.01]. */
export function pathAfterLogin(fromPage: string | null): string {
  const path = fromPage === null ? null : ownPath(fromPage);
  return path === null || isEntry(path) ? paths.home : path;
}

/** Paths where a statement line or a message opens beside its list: one screen at many addresses. */
const OVER_LIST = /^(\/app\/(?:wallet\/records|messages))\/.*/;

/** Returns the key that identifies a screen: its address, without what opens over it. */
export const screenOf = (pathname: string): string => pathname.replace(OVER_LIST, '$1');

/** A game at its venue, or its demo. */
export const gamePath = (gameId: GameId, demo: boolean): string =>
  `/app/play/${gameId}${demo ? '?demo=1' : ''}`;

/** The frame of a game fills the window. */
export const isGame = (path: string): boolean => path.startsWith('/app/play/');

/** Login, registration and recovery fill the window. */
export const isEntry = (path: string): boolean => path.startsWith('/entry/');

/** Reports whether an address may contain data that a member typed or chose. */
export const isPersonal = (path: string): boolean =>
  [paths.wallet, paths.me, paths.help, paths.inbox, paths.safer].some(
    (area) => path === area || path.startsWith(`${area}/`),
  );

/** The list of activities, and the page of each. */
const isActivity = (path: string): boolean => path === paths.activities || path.startsWith('/app/activity/');

/** Returns the target after the login pop-up is closed: home from an activity, login from any other page [2.09]. */
export const pathAfterPrompt = (pathname: string, search: string): string =>
  isActivity(pathname) ? paths.home : loginPath(pathname + search);
