import type { ComponentType } from 'react';
import type { PathName, paths } from '#app/routes/paths.ts';

/** An address that shows a screen, which is loaded when it is first visited. */
export type ScreenRoute = {
  readonly load: () => Promise<ComponentType>;
  /** Its files are asked for with the page itself, before the page's code has run: where most visits begin. */
  readonly preloaded?: true;
  /** The JavaScript that must arrive before it shows, KB after gzip, at most. */
  readonly budget?: number;
};

/** One row an address: a screen, what opens over a screen, or where a visit is sent on to, with its query. */
export type AppRoute = ScreenRoute | { readonly over: PathName } | { readonly to: PathName };

export const routes = {
  root: { to: 'home' },
  home: {
    load: () => import('#app/features/home/home-screen.tsx').then((file) => file.HomeScreen),
    preloaded: true,
    budget: 130,
  },
  room: {
    load: () => import('#app/features/room/room-screen.tsx').then((file) => file.RoomScreen),
    budget: 150,
  },
  multiview: {
    load: () => import('#app/features/multiview/multiview-screen.tsx').then((file) => file.MultiviewScreen),
  },
  me: { load: () => import('#app/features/member/me/me-screen.tsx').then((file) => file.MeScreen) },
  profile: {
    load: () => import('#app/features/profile/profile-screen.tsx').then((file) => file.ProfileScreen),
  },
  security: {
    load: () =>
      import('#app/features/profile/security/security-screen.tsx').then((file) => file.SecurityScreen),
  },
  inbox: {
    load: () => import('#app/features/inbox/inbox-screen.tsx').then((file) => file.InboxScreen),
  },
  plainLogin: { to: 'login' },
  login: {
    load: () => import('#app/features/account/login/login-screen.tsx').then((file) => file.LoginScreen),
  },
  register: {
    load: () => import('#app/features/register/register-screen.tsx').then((file) => file.RegisterScreen),
  },
  forgot: {
    load: () => import('#app/features/password-recovery/forgot-screen.tsx').then((file) => file.ForgotScreen),
  },
  maintenance: {
    load: () => import('#app/features/access/maintenance-screen.tsx').then((file) => file.MaintenanceScreen),
  },
  accessAlert: {
    load: () => import('#app/features/access/access-alert-screen.tsx').then((file) => file.AccessAlertScreen),
  },
  accessRestriction: {
    load: () =>
      import('#app/features/access/access-restriction-screen.tsx').then(
        (file) => file.AccessRestrictionScreen,
      ),
  },
  robotCheck: {
    load: () => import('#app/features/access/robot-check-screen.tsx').then((file) => file.RobotCheckScreen),
  },
  support: {
    load: () => import('#app/features/support/support-screen.tsx').then((file) => file.SupportScreen),
  },
  news: { load: () => import('#app/features/news/news-screen.tsx').then((file) => file.NewsScreen) },
  article: {
    load: () => import('#app/features/news/article-screen.tsx').then((file) => file.ArticleScreen),
  },
  experts: {
    load: () => import('#app/features/expert/experts-screen.tsx').then((file) => file.ExpertsScreen),
  },
  expert: {
    load: () => import('#app/features/expert/expert-screen.tsx').then((file) => file.ExpertScreen),
  },
  help: { load: () => import('#app/features/help/help-screen.tsx').then((file) => file.HelpScreen) },
  helpTopic: {
    load: () => import('#app/features/help/help-topic-screen.tsx').then((file) => file.HelpTopicScreen),
  },
  announcements: {
    load: () =>
      import('#app/features/announcement/announcements-screen.tsx').then((file) => file.AnnouncementsScreen),
  },
  sponsors: {
    load: () => import('#app/features/sponsor/sponsors-screen.tsx').then((file) => file.SponsorsScreen),
  },
  wallet: { load: () => import('#app/features/wallet/wallet-screen.tsx').then((file) => file.WalletScreen) },
  deposit: {
    load: () => import('#app/features/deposit/deposit-screen.tsx').then((file) => file.DepositScreen),
  },
  depositOrder: {
    load: () =>
      import('#app/features/deposit/deposit-order-screen.tsx').then((file) => file.DepositOrderScreen),
  },
  withdraw: {
    load: () => import('#app/features/withdraw/form/withdraw-screen.tsx').then((file) => file.WithdrawScreen),
  },
  withdrawOrder: {
    load: () =>
      import('#app/features/withdraw/order/withdraw-order-screen.tsx').then(
        (file) => file.WithdrawOrderScreen,
      ),
  },
  payees: {
    load: () => import('#app/features/payee/payees-screen.tsx').then((file) => file.PayeesScreen),
  },
  password: {
    load: () =>
      import('#app/features/withdraw-password/password-screen.tsx').then((file) => file.PasswordScreen),
  },
  transfer: {
    load: () => import('#app/features/transfer/transfer-screen.tsx').then((file) => file.TransferScreen),
  },
  treasury: {
    load: () => import('#app/features/treasury/treasury-screen.tsx').then((file) => file.TreasuryScreen),
  },
  exchange: {
    load: () => import('#app/features/exchange/exchange-screen.tsx').then((file) => file.ExchangeScreen),
  },
  coins: { load: () => import('#app/features/coin/coins-screen.tsx').then((file) => file.CoinsScreen) },
  records: {
    load: () => import('#app/features/statement/records-screen.tsx').then((file) => file.RecordsScreen),
  },
  record: { over: 'records' },
  limits: {
    load: () => import('#app/features/deposit-limit/limits-screen.tsx').then((file) => file.LimitsScreen),
  },
  betRecords: {
    load: () =>
      import('#app/features/bet/records/bet-records-screen.tsx').then((file) => file.BetRecordsScreen),
  },
  gameRecords: {
    load: () =>
      import('#app/features/venue/records/game-records-screen.tsx').then((file) => file.GameRecordsScreen),
  },
  game: {
    load: () => import('#app/features/venue/frame/game-screen.tsx').then((file) => file.GameScreen),
  },
  lobby: {
    load: () => import('#app/features/lobby/lobby-screen.tsx').then((file) => file.LobbyScreen),
  },
  elsewhere: {
    load: () => import('#app/features/not-found/not-found-screen.tsx').then((file) => file.NotFoundScreen),
  },
} as const satisfies Readonly<Record<PathName, AppRoute>>;

type Redirect = { readonly to: PathName };
export type ScreenName = {
  [Name in PathName]: (typeof routes)[Name] extends Redirect ? never : Name;
}[PathName];

/** The pattern of an address that shows something: pictures of the site and scans of it are made by these. */
export type ScreenPattern = (typeof paths)[ScreenName];
