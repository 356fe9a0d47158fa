type Home = {
  /** Folder that shows it on the page, or that uses it when no screen does. */
  readonly at: string;
  readonly reason: string;
};

/** Nouns of the calls without their own folder among the features of the page. */
export const HOMES_OF_NOUNS: Readonly<Record<string, Home>> = {
  banner: { at: 'src/app/features/home/hero', reason: 'banners are the head of the home page' },
  board: { at: 'src/app/features/home/board', reason: 'the list of matches is a part of the home page' },
  chat: { at: 'src/chat/view', reason: 'the chat is a realm of its own, beside the screens' },
  'chat-message': { at: 'src/chat/view', reason: 'the messages of the chat' },
  code: { at: 'src/app/features/people/account', reason: 'a code is one field of the forms about accounts' },
  command: { at: 'src/core-client/command', reason: 'every feature that gives commands uses it' },
  coupon: {
    at: 'src/app/features/rewards/welfare',
    reason: 'coupons are shown beside the bonuses they become',
  },
  'deposit-limit': {
    at: 'src/app/features/protection/safer/limits',
    reason: 'limits on deposits are set beside all other limits',
  },
  dormancy: {
    at: 'src/app/features/people/account/notices',
    reason: 'a dormant account is a notice above all screens',
  },
  feedback: {
    at: 'src/app/features/care/support/feedback',
    reason: 'a feedback is written and answered as a word to customer service is',
  },
  gift: { at: 'src/chat/view/gifts', reason: 'gifts are given and shown in the chat' },
  live: {
    at: 'src/app/features/community/room',
    reason: 'a room shows the match, the anchor and the picture',
  },
  'play-report': {
    at: 'src/app/features/protection/safer/activity',
    reason: 'what a member played is shown among what keeps playing within bounds',
  },
  identity: {
    at: 'src/app/features/protection/safer/identity',
    reason: 'age and identity are a page of protection',
  },
  'own-limit': { at: 'src/app/features/protection/safer/limits', reason: 'all limits are set on one page' },
  promotion: { at: 'src/app/features/rewards/welfare', reason: 'what is on lies in the welfare centre' },
  rebate: {
    at: 'src/app/features/rewards/vip/rebate',
    reason: 'rebates are what a grade brings, on the page beside it',
  },
  'self-block': {
    at: 'src/app/features/protection/safer/blocks',
    reason: 'what is shut off is a page of protection',
  },
  security: {
    at: 'src/app/features/people/profile/security',
    reason: 'what guards an account is shown beside whose it is',
  },
  time: { at: 'src/worker/clock', reason: 'the time of the server has no screen' },
};
