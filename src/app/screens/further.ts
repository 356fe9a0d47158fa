/** What loads each screen where a visit seldom begins; asked for with the first of them. */
export const further = {
  multiview: () =>
    import('#app/features/multiview/multiview-screen.tsx').then((file) => file.MultiviewScreen),
  me: () => import('#app/features/member/me/me-screen.tsx').then((file) => file.MeScreen),
  profile: () => import('#app/features/profile/profile-screen.tsx').then((file) => file.ProfileScreen),
  security: () =>
    import('#app/features/profile/security/security-screen.tsx').then((file) => file.SecurityScreen),
  invite: () => import('#app/features/invite/invite-screen.tsx').then((file) => file.InviteScreen),
  invitation: () => import('#app/features/invite/link-screens.tsx').then((file) => file.InvitationScreen),
  follows: () => import('#app/features/follow/follows-screen.tsx').then((file) => file.FollowsScreen),
  vip: () => import('#app/features/vip/grades/vip-screen.tsx').then((file) => file.VipScreen),
  rebates: () => import('#app/features/vip/rebate/rebates-screen.tsx').then((file) => file.RebatesScreen),
  agent: () => import('#app/features/agent/agent-screen.tsx').then((file) => file.AgentScreen),
  agentLink: () => import('#app/features/invite/link-screens.tsx').then((file) => file.AgentLinkScreen),
  welfare: () => import('#app/features/welfare/welfare-screen.tsx').then((file) => file.WelfareScreen),
  promotions: () =>
    import('#app/features/welfare/promotion/promotions-screen.tsx').then((file) => file.PromotionsScreen),
  promotion: () =>
    import('#app/features/welfare/promotion/promotion-screen.tsx').then((file) => file.PromotionScreen),
  activities: () =>
    import('#app/features/activity/hub/activities-screen.tsx').then((file) => file.ActivitiesScreen),
  activityRecords: () =>
    import('#app/features/activity/records/activity-records-screen.tsx').then(
      (file) => file.ActivityRecordsScreen,
    ),
  signIn: () => import('#app/features/activity/sign-in/sign-in-screen.tsx').then((file) => file.SignInScreen),
  rain: () => import('#app/features/activity/rain/rain-screen.tsx').then((file) => file.RainScreen),
  lottery: () =>
    import('#app/features/activity/lottery/lottery-screen.tsx').then((file) => file.LotteryScreen),
  lotteryProof: () =>
    import('#app/features/activity/lottery/proof-screen.tsx').then((file) => file.LotteryProofScreen),
  guess: () => import('#app/features/activity/guess/guess-screen.tsx').then((file) => file.GuessScreen),
  pointsShop: () =>
    import('#app/features/activity/points/points-screen.tsx').then((file) => file.PointsScreen),
  euroCup: () =>
    import('#app/features/activity/euro-cup/euro-cup-screen.tsx').then((file) => file.EuroCupScreen),
  euro24: () => import('#app/features/activity/euro24/euro24-screen.tsx').then((file) => file.Euro24Screen),
  luxuryGift: () =>
    import('#app/features/activity/luxury-gift/luxury-gift-screen.tsx').then((file) => file.LuxuryGiftScreen),
  wheel: () => import('#app/features/activity/wheel/wheel-screen.tsx').then((file) => file.WheelScreen),
  newcomer: () =>
    import('#app/features/activity/newcomer/newcomer-screen.tsx').then((file) => file.NewcomerScreen),
  breakout: () =>
    import('#app/features/activity/breakout/breakout-screen.tsx').then((file) => file.BreakoutScreen),
  treasuryTask: () =>
    import('#app/features/activity/treasury-task/treasury-task-screen.tsx').then(
      (file) => file.TreasuryTaskScreen,
    ),
  firstDeposit: () =>
    import('#app/features/activity/deposit-gift/first-deposit-screen.tsx').then(
      (file) => file.FirstDepositScreen,
    ),
  continuedDeposit: () =>
    import('#app/features/activity/deposit-gift/continued-deposit-screen.tsx').then(
      (file) => file.ContinuedDepositScreen,
    ),
  inbox: () => import('#app/features/inbox/inbox-screen.tsx').then((file) => file.InboxScreen),
  register: () => import('#app/features/register/register-screen.tsx').then((file) => file.RegisterScreen),
  forgot: () => import('#app/features/password-recovery/forgot-screen.tsx').then((file) => file.ForgotScreen),
  maintenance: () =>
    import('#app/features/access/maintenance-screen.tsx').then((file) => file.MaintenanceScreen),
  accessAlert: () =>
    import('#app/features/access/access-alert-screen.tsx').then((file) => file.AccessAlertScreen),
  accessRestriction: () =>
    import('#app/features/access/access-restriction-screen.tsx').then((file) => file.AccessRestrictionScreen),
  robotCheck: () =>
    import('#app/features/access/robot-check-screen.tsx').then((file) => file.RobotCheckScreen),
  support: () => import('#app/features/support/support-screen.tsx').then((file) => file.SupportScreen),
  feedback: () =>
    import('#app/features/support/feedback/feedback-screen.tsx').then((file) => file.FeedbackScreen),
  parcels: () => import('#app/features/parcel/parcels-screen.tsx').then((file) => file.ParcelsScreen),
  parcel: () => import('#app/features/parcel/parcel-screen.tsx').then((file) => file.ParcelScreen),
  feedbackThread: () =>
    import('#app/features/support/feedback/feedback-thread-screen.tsx').then(
      (file) => file.FeedbackThreadScreen,
    ),
  news: () => import('#app/features/news/news-screen.tsx').then((file) => file.NewsScreen),
  article: () => import('#app/features/news/article-screen.tsx').then((file) => file.ArticleScreen),
  experts: () => import('#app/features/expert/experts-screen.tsx').then((file) => file.ExpertsScreen),
  expert: () => import('#app/features/expert/expert-screen.tsx').then((file) => file.ExpertScreen),
  help: () => import('#app/features/help/help-screen.tsx').then((file) => file.HelpScreen),
  helpTopic: () => import('#app/features/help/help-topic-screen.tsx').then((file) => file.HelpTopicScreen),
  announcements: () =>
    import('#app/features/announcement/announcements-screen.tsx').then((file) => file.AnnouncementsScreen),
  sponsors: () => import('#app/features/sponsor/sponsors-screen.tsx').then((file) => file.SponsorsScreen),
  wallet: () => import('#app/features/wallet/wallet-screen.tsx').then((file) => file.WalletScreen),
  deposit: () => import('#app/features/deposit/deposit-screen.tsx').then((file) => file.DepositScreen),
  depositOrder: () =>
    import('#app/features/deposit/deposit-order-screen.tsx').then((file) => file.DepositOrderScreen),
  withdraw: () =>
    import('#app/features/withdraw/form/withdraw-screen.tsx').then((file) => file.WithdrawScreen),
  withdrawOrder: () =>
    import('#app/features/withdraw/order/withdraw-order-screen.tsx').then((file) => file.WithdrawOrderScreen),
  payees: () => import('#app/features/payee/payees-screen.tsx').then((file) => file.PayeesScreen),
  password: () =>
    import('#app/features/withdraw-password/password-screen.tsx').then((file) => file.PasswordScreen),
  transfer: () => import('#app/features/transfer/transfer-screen.tsx').then((file) => file.TransferScreen),
  treasury: () => import('#app/features/treasury/treasury-screen.tsx').then((file) => file.TreasuryScreen),
  exchange: () => import('#app/features/exchange/exchange-screen.tsx').then((file) => file.ExchangeScreen),
  coins: () => import('#app/features/coin/coins-screen.tsx').then((file) => file.CoinsScreen),
  records: () => import('#app/features/statement/records-screen.tsx').then((file) => file.RecordsScreen),
  safer: () => import('#app/features/safer/safer-screen.tsx').then((file) => file.SaferScreen),
  playReport: () => import('#app/features/safer/activity/play-screen.tsx').then((file) => file.PlayScreen),
  preferences: () =>
    import('#app/features/safer/preferences/preferences-screen.tsx').then((file) => file.PreferencesScreen),
  selfCheck: () =>
    import('#app/features/safer/self-check/self-check-screen.tsx').then((file) => file.SelfCheckScreen),
  limits: () => import('#app/features/safer/limits/limits-screen.tsx').then((file) => file.LimitsScreen),
  identity: () =>
    import('#app/features/safer/identity/identity-screen.tsx').then((file) => file.IdentityScreen),
  break: () => import('#app/features/safer/break/break-screen.tsx').then((file) => file.BreakScreen),
  exclusion: () =>
    import('#app/features/safer/exclusion/exclusion-screen.tsx').then((file) => file.ExclusionScreen),
  blocks: () => import('#app/features/safer/blocks/blocks-screen.tsx').then((file) => file.BlocksScreen),
  closeAccount: () => import('#app/features/safer/close/close-screen.tsx').then((file) => file.CloseScreen),
  betRecords: () =>
    import('#app/features/bet/records/bet-records-screen.tsx').then((file) => file.BetRecordsScreen),
  gameRecords: () =>
    import('#app/features/venue/records/game-records-screen.tsx').then((file) => file.GameRecordsScreen),
  game: () => import('#app/features/venue/frame/game-screen.tsx').then((file) => file.GameScreen),
  lobby: () => import('#app/features/lobby/lobby-screen.tsx').then((file) => file.LobbyScreen),
  elsewhere: () => import('#app/features/not-found/not-found-screen.tsx').then((file) => file.NotFoundScreen),
} as const;

export type Further = keyof typeof further;
