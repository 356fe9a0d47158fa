import type { ComponentType } from 'react';
import type { PathName, paths } from '#app/routes/paths.ts';
import type { Further } from './further.ts';

/** An address that shows a screen, which is loaded when it is first visited. */
export type ScreenRoute = {
  readonly load: () => Promise<ComponentType>;
  /** True if its files are requested with the page itself, before the page's code has run: where most visits begin. */
  readonly preloaded?: true;
  /** The JavaScript that must arrive before it shows, KB after gzip, at most. */
  readonly budget?: number;
};

/** One row an address: a screen, what opens over a screen, or where a visit is sent on to, with its query. */
export type AppRoute = ScreenRoute | { readonly over: PathName } | { readonly to: PathName };

/** A screen where a visit seldom begins: the files of all of these are named in a table that the first load is without. */
const further =
  (name: Further): ScreenRoute['load'] =>
  () =>
    import('./further.ts').then((file) => file.further[name]());

export const routes = {
  root: { to: 'home' },
  home: {
    load: () => import('#app/features/home/home-screen.tsx').then((file) => file.HomeScreen),
    preloaded: true,
    budget: 125.6,
  },
  room: {
    load: () => import('#app/features/community/room/room-screen.tsx').then((file) => file.RoomScreen),
    budget: 140.1,
  },
  multiview: { load: further('multiview') },
  me: { load: further('me') },
  profile: { load: further('profile') },
  security: { load: further('security') },
  invite: { load: further('invite') },
  invitation: { load: further('invitation') },
  follows: { load: further('follows') },
  vip: { load: further('vip') },
  rebates: { load: further('rebates') },
  agent: { load: further('agent') },
  agentLink: { load: further('agentLink') },
  welfare: { load: further('welfare') },
  promotions: { load: further('promotions') },
  promotion: { load: further('promotion') },
  activities: { load: further('activities') },
  activityRecords: { load: further('activityRecords') },
  signIn: { load: further('signIn') },
  wheel: { load: further('wheel') },
  rain: { load: further('rain') },
  lottery: { load: further('lottery') },
  lotteryProof: { load: further('lotteryProof') },
  guess: { load: further('guess') },
  newcomer: { load: further('newcomer') },
  breakout: { load: further('breakout') },
  treasuryTask: { load: further('treasuryTask') },
  firstDeposit: { load: further('firstDeposit') },
  continuedDeposit: { load: further('continuedDeposit') },
  topGift: { load: further('topGift') },
  euroCup: { load: further('euroCup') },
  euro24: { load: further('euro24') },
  luxuryGift: { load: further('luxuryGift') },
  inbox: { load: further('inbox') },
  message: { over: 'inbox' },
  plainLogin: { to: 'login' },
  login: {
    load: () =>
      import('#app/features/people/account/login/login-screen.tsx').then((file) => file.LoginScreen),
  },
  register: { load: further('register') },
  forgot: { load: further('forgot') },
  maintenance: { load: further('maintenance') },
  accessAlert: { load: further('accessAlert') },
  accessRestriction: { load: further('accessRestriction') },
  robotCheck: { load: further('robotCheck') },
  support: { load: further('support') },
  feedback: { load: further('feedback') },
  parcels: { load: further('parcels') },
  parcel: { load: further('parcel') },
  feedbackThread: { load: further('feedbackThread') },
  news: { load: further('news') },
  article: { load: further('article') },
  experts: { load: further('experts') },
  expert: { load: further('expert') },
  help: { load: further('help') },
  helpTopic: { load: further('helpTopic') },
  announcements: { load: further('announcements') },
  sponsors: { load: further('sponsors') },
  wallet: { load: further('wallet') },
  deposit: { load: further('deposit') },
  depositOrder: { load: further('depositOrder') },
  withdraw: { load: further('withdraw') },
  withdrawOrder: { load: further('withdrawOrder') },
  payees: { load: further('payees') },
  password: { load: further('password') },
  transfer: { load: further('transfer') },
  treasury: { load: further('treasury') },
  exchange: { load: further('exchange') },
  coins: { load: further('coins') },
  records: { load: further('records') },
  record: { over: 'records' },
  safer: { load: further('safer') },
  identity: { load: further('identity') },
  limits: { load: further('limits') },
  playReport: { load: further('playReport') },
  selfCheck: { load: further('selfCheck') },
  preferences: { load: further('preferences') },
  break: { load: further('break') },
  exclusion: { load: further('exclusion') },
  blocks: { load: further('blocks') },
  closeAccount: { load: further('closeAccount') },
  walletLimits: { to: 'limits' },
  betRecords: { load: further('betRecords') },
  betReturns: { load: further('betReturns') },
  gameRecords: { load: further('gameRecords') },
  game: { load: further('game') },
  lobby: { load: further('lobby') },
  venueBoard: { load: further('venueBoard') },
  elsewhere: { load: further('elsewhere') },
} as const satisfies Readonly<Record<PathName, AppRoute>>;

type Redirect = { readonly to: PathName };
export type ScreenName = {
  [Name in PathName]: (typeof routes)[Name] extends Redirect ? never : Name;
}[PathName];

/** Address pattern that shows a screen: screenshots and accessibility scans of the site use these. */
export type ScreenPattern = (typeof paths)[ScreenName];
