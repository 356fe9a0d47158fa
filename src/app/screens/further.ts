/** Loaders of the screens where a visit seldom begins; requested with the first of them. */
export const further = {
  multiview: () =>
    import('#app/features/community/multiview/multiview-screen.tsx').then((file) => file.MultiviewScreen),
  me: () => import('#app/features/home/me/me-screen.tsx').then((file) => file.MeScreen),
  profile: () => import('#app/features/people/profile/profile-screen.tsx').then((file) => file.ProfileScreen),
  security: () =>
    import('#app/features/people/profile/security/security-screen.tsx').then((file) => file.SecurityScreen),
  invite: () => import('#app/features/rewards/invite/invite-screen.tsx').then((file) => file.InviteScreen),
  invitation: () =>
    import('#app/features/rewards/invite/link-screens.tsx').then((file) => file.InvitationScreen),
  follows: () =>
    import('#app/features/community/follow/follows-screen.tsx').then((file) => file.FollowsScreen),
  vip: () => import('#app/features/rewards/vip/grades/vip-screen.tsx').then((file) => file.VipScreen),
  rebates: () =>
    import('#app/features/rewards/vip/rebate/rebates-screen.tsx').then((file) => file.RebatesScreen),
  agent: () => import('#app/features/rewards/agent/agent-screen.tsx').then((file) => file.AgentScreen),
  agentLink: () =>
    import('#app/features/rewards/invite/link-screens.tsx').then((file) => file.AgentLinkScreen),
  welfare: () =>
    import('#app/features/rewards/welfare/welfare-screen.tsx').then((file) => file.WelfareScreen),
  promotions: () =>
    import('#app/features/rewards/welfare/promotion/promotions-screen.tsx').then(
      (file) => file.PromotionsScreen,
    ),
  promotion: () =>
    import('#app/features/rewards/welfare/promotion/promotion-screen.tsx').then(
      (file) => file.PromotionScreen,
    ),
  activities: () =>
    import('#app/features/activity/hub/activities-screen.tsx').then((file) => file.ActivitiesScreen),
  activityRecords: () =>
    import('#app/features/activity/records/activity-records-screen.tsx').then(
      (file) => file.ActivityRecordsScreen,
    ),
  signIn: () => import('#app/features/activity/sign-in/sign-in-screen.tsx').then((file) => file.SignInScreen),
  rain: () => import('#app/features/activity/draws/rain/rain-screen.tsx').then((file) => file.RainScreen),
  lottery: () =>
    import('#app/features/activity/draws/lottery/lottery-screen.tsx').then((file) => file.LotteryScreen),
  lotteryProof: () =>
    import('#app/features/activity/draws/lottery/proof-screen.tsx').then((file) => file.LotteryProofScreen),
  guess: () =>
    import('#app/features/activity/predictions/guess/guess-screen.tsx').then((file) => file.GuessScreen),
  topGift: () =>
    import('#app/features/activity/top-gift/top-gift-screen.tsx').then((file) => file.TopGiftScreen),
  euroCup: () =>
    import('#app/features/activity/predictions/euro-cup/euro-cup-screen.tsx').then(
      (file) => file.EuroCupScreen,
    ),
  euro24: () =>
    import('#app/features/activity/predictions/euro24/euro24-screen.tsx').then((file) => file.Euro24Screen),
  luxuryGift: () =>
    import('#app/features/activity/luxury-gift/luxury-gift-screen.tsx').then((file) => file.LuxuryGiftScreen),
  wheel: () => import('#app/features/activity/draws/wheel/wheel-screen.tsx').then((file) => file.WheelScreen),
  newcomer: () =>
    import('#app/features/activity/tasks/newcomer/newcomer-screen.tsx').then((file) => file.NewcomerScreen),
  breakout: () =>
    import('#app/features/activity/tasks/breakout/breakout-screen.tsx').then((file) => file.BreakoutScreen),
  treasuryTask: () =>
    import('#app/features/activity/tasks/treasury-task/treasury-task-screen.tsx').then(
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
  inbox: () => import('#app/features/care/inbox/inbox-screen.tsx').then((file) => file.InboxScreen),
  register: () =>
    import('#app/features/people/register/register-screen.tsx').then((file) => file.RegisterScreen),
  forgot: () =>
    import('#app/features/people/password-recovery/forgot-screen.tsx').then((file) => file.ForgotScreen),
  maintenance: () =>
    import('#app/features/site/access/maintenance-screen.tsx').then((file) => file.MaintenanceScreen),
  accessAlert: () =>
    import('#app/features/site/access/access-screens.tsx').then((file) => file.AccessAlertScreen),
  accessRestriction: () =>
    import('#app/features/site/access/access-screens.tsx').then((file) => file.AccessRestrictionScreen),
  robotCheck: () =>
    import('#app/features/site/access/access-screens.tsx').then((file) => file.RobotCheckScreen),
  support: () => import('#app/features/care/support/support-screen.tsx').then((file) => file.SupportScreen),
  feedback: () =>
    import('#app/features/care/support/feedback/feedback-screen.tsx').then((file) => file.FeedbackScreen),
  parcels: () => import('#app/features/rewards/parcel/parcels-screen.tsx').then((file) => file.ParcelsScreen),
  parcel: () => import('#app/features/rewards/parcel/parcel-screen.tsx').then((file) => file.ParcelScreen),
  feedbackThread: () =>
    import('#app/features/care/support/feedback/feedback-thread-screen.tsx').then(
      (file) => file.FeedbackThreadScreen,
    ),
  news: () => import('#app/features/site/news/news-screen.tsx').then((file) => file.NewsScreen),
  article: () => import('#app/features/site/news/article-screen.tsx').then((file) => file.ArticleScreen),
  experts: () => import('#app/features/site/expert/experts-screen.tsx').then((file) => file.ExpertsScreen),
  expert: () => import('#app/features/site/expert/expert-screen.tsx').then((file) => file.ExpertScreen),
  help: () => import('#app/features/site/help/help-screen.tsx').then((file) => file.HelpScreen),
  helpTopic: () =>
    import('#app/features/site/help/help-topic-screen.tsx').then((file) => file.HelpTopicScreen),
  announcements: () =>
    import('#app/features/site/announcement/announcements-screen.tsx').then(
      (file) => file.AnnouncementsScreen,
    ),
  sponsors: () =>
    import('#app/features/site/sponsor/sponsors-screen.tsx').then((file) => file.SponsorsScreen),
  wallet: () => import('#app/features/money/wallet/wallet-screen.tsx').then((file) => file.WalletScreen),
  deposit: () => import('#app/features/money/deposit/deposit-screen.tsx').then((file) => file.DepositScreen),
  depositOrder: () =>
    import('#app/features/money/deposit/deposit-order-screen.tsx').then((file) => file.DepositOrderScreen),
  withdraw: () =>
    import('#app/features/money/withdraw/form/withdraw-screen.tsx').then((file) => file.WithdrawScreen),
  withdrawOrder: () =>
    import('#app/features/money/withdraw/order/withdraw-order-screen.tsx').then(
      (file) => file.WithdrawOrderScreen,
    ),
  payees: () => import('#app/features/money/payee/payees-screen.tsx').then((file) => file.PayeesScreen),
  password: () =>
    import('#app/features/money/withdraw-password/password-screen.tsx').then((file) => file.PasswordScreen),
  transfer: () =>
    import('#app/features/money/transfer/transfer-screen.tsx').then((file) => file.TransferScreen),
  treasury: () =>
    import('#app/features/money/treasury/treasury-screen.tsx').then((file) => file.TreasuryScreen),
  exchange: () =>
    import('#app/features/money/exchange/exchange-screen.tsx').then((file) => file.ExchangeScreen),
  coins: () => import('#app/features/money/coin/coins-screen.tsx').then((file) => file.CoinsScreen),
  records: () =>
    import('#app/features/money/statement/records-screen.tsx').then((file) => file.RecordsScreen),
  safer: () => import('#app/features/protection/safer/safer-screen.tsx').then((file) => file.SaferScreen),
  playReport: () =>
    import('#app/features/protection/safer/activity/play-screen.tsx').then((file) => file.PlayScreen),
  preferences: () =>
    import('#app/features/protection/safer/preferences/preferences-screen.tsx').then(
      (file) => file.PreferencesScreen,
    ),
  selfCheck: () =>
    import('#app/features/protection/safer/self-check/self-check-screen.tsx').then(
      (file) => file.SelfCheckScreen,
    ),
  limits: () =>
    import('#app/features/protection/safer/limits/limits-screen.tsx').then((file) => file.LimitsScreen),
  identity: () =>
    import('#app/features/protection/safer/identity/identity-screen.tsx').then((file) => file.IdentityScreen),
  break: () =>
    import('#app/features/protection/safer/break/break-screen.tsx').then((file) => file.BreakScreen),
  exclusion: () =>
    import('#app/features/protection/safer/exclusion/exclusion-screen.tsx').then(
      (file) => file.ExclusionScreen,
    ),
  blocks: () =>
    import('#app/features/protection/safer/blocks/blocks-screen.tsx').then((file) => file.BlocksScreen),
  closeAccount: () =>
    import('#app/features/protection/safer/close/close-screen.tsx').then((file) => file.CloseScreen),
  betRecords: () =>
    import('#app/features/play/bet/records/bet-records-screen.tsx').then((file) => file.BetRecordsScreen),
  betReturns: () =>
    import('#app/features/play/bet/returns/returns-screen.tsx').then((file) => file.ReturnsScreen),
  gameRecords: () =>
    import('#app/features/play/venue/records/game-records-screen.tsx').then((file) => file.GameRecordsScreen),
  game: () =>
    import('#app/features/play/venue/frame/game-screen.tsx').then((file) =>
      file.gameScreenWith(() =>
        import('#app/features/community/room/chat/table-chat.tsx').then((file) => ({
          Chat: file.TableChat,
          Gifts: file.TableGifts,
        })),
      ),
    ),
  venueBoard: () => import('#app/features/home/home-screen.tsx').then((file) => file.loadVenueBoard()),
  lobby: () => import('#app/features/play/lobby/lobby-screen.tsx').then((file) => file.LobbyScreen),
  elsewhere: () =>
    import('#app/features/site/not-found/not-found-screen.tsx').then((file) => file.NotFoundScreen),
} as const;

export type Further = keyof typeof further;
