/** One valid request of every call about activities, by the first demo member. */
export const activityExamples = {
  'activity.list': {},
  'activity.records': { kind: null, page: 1, size: 20 },
  'activity.act': {
    activityId: 'signIn-1',
    does: { does: 'signIn' },
    clientRequestId: 'example-activity-sign-in',
  },
  'activity.signIn': {},
  'activity.topGift': {},
  'activity.wheel': {},
  'activity.rain': {},
  'activity.lottery': {},
  'activity.lotteryProof': { drawNo: null },
  'activity.guess': {},
  'activity.breakout': {},
  'activity.newcomer': {},
  'activity.firstDeposit': {},
  'activity.continuedDeposit': {},
  'activity.treasuryTask': {},
} as const;
