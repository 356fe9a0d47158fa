type Home = {
  /** Folder that shows it on the page, or that uses it when no screen does. */
  readonly at: string;
  readonly why: string;
};

/** Nouns of the calls without their own folder among the features of the page. */
export const HOMES_OF_NOUNS: Readonly<Record<string, Home>> = {
  banner: { at: 'src/app/features/home/hero', why: 'banners are the head of the home page' },
  board: { at: 'src/app/features/home/board', why: 'the list of matches is a part of the home page' },
  chat: { at: 'src/chat/view', why: 'the chat is a realm of its own, beside the screens' },
  'chat-message': { at: 'src/chat/view', why: 'the messages of the chat' },
  code: { at: 'src/app/features/people/account', why: 'a code is one field of the forms about accounts' },
  command: { at: 'src/core-client/command', why: 'every feature that gives commands uses it' },
  coupon: { at: 'src/app/features/rewards/welfare', why: 'coupons are shown beside the bonuses they become' },
  'deposit-limit': {
    at: 'src/app/features/protection/safer/limits',
    why: 'limits on deposits are set beside all other limits',
  },
  dormancy: {
    at: 'src/app/features/people/account/notices',
    why: 'a dormant account is a notice above all screens',
  },
  feedback: {
    at: 'src/app/features/care/support/feedback',
    why: 'a feedback is written and answered as a word to customer service is',
  },
  gift: { at: 'src/chat/view/gifts', why: 'gifts are given and shown in the chat' },
  live: { at: 'src/app/features/community/room', why: 'a room shows the match, the anchor and the picture' },
  'play-report': {
    at: 'src/app/features/protection/safer/activity',
    why: 'what a member played is shown among what keeps playing within bounds',
  },
  identity: {
    at: 'src/app/features/protection/safer/identity',
    why: 'age and identity are a page of protection',
  },
  'own-limit': { at: 'src/app/features/protection/safer/limits', why: 'all limits are set on one page' },
  promotion: { at: 'src/app/features/rewards/welfare', why: 'what is on lies in the welfare centre' },
  rebate: {
    at: 'src/app/features/rewards/vip/rebate',
    why: 'rebates are what a grade brings, on the page beside it',
  },
  'self-block': {
    at: 'src/app/features/protection/safer/blocks',
    why: 'what is shut off is a page of protection',
  },
  security: {
    at: 'src/app/features/people/profile/security',
    why: 'what guards an account is shown beside whose it is',
  },
  time: { at: 'src/worker/clock', why: 'the time of the server has no screen' },
};
