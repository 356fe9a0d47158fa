import type { FeedbackKind } from '#contract/care/feedback/states.table.ts';
import type { IdentityReason } from '#contract/people/identity/states.table.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { Refusal } from '#sandbox/base/refusal.ts';

/** Time from a request to its automatic decision, ms: long enough to see it wait, short enough to wait for it. */
export const REVIEW_DELAYS = {
  identity: 6 * SECOND_MS,
  review: 6 * SECOND_MS,
  agent: 10 * SECOND_MS,
  feedback: 8 * SECOND_MS,
  packing: 20 * SECOND_MS,
  shipping: 40 * SECOND_MS,
} as const;

/** Reasons of the document check for refusals by the rules of the platform. */
const IDENTITY_REFUSALS: Readonly<Record<string, IdentityReason>> = {
  DOCUMENT_DAY_WRONG: 'validity',
  PERSON_REFUSED: 'number',
  REAL_NAME_WRONG: 'name',
};

/** Reasons of the review of a member’s data for refusals by the rules of the platform. */
const REVIEW_REFUSALS: Readonly<Record<string, string>> = {
  NICKNAME_TAKEN: '这个昵称已经有人使用',
  PHONE_TAKEN: '这个手机号已经绑定在另一个账号上',
};

/** Reason with which a refused acceptance is rejected instead; any other failure is thrown again. */
export function identityReasonFor(thrown: unknown): IdentityReason {
  const reason = thrown instanceof Refusal ? IDENTITY_REFUSALS[thrown.code] : undefined;
  if (reason === undefined) throw thrown;
  return reason;
}

/** Reason with which a refused approval is rejected instead; any other failure is thrown again. */
export function reviewReasonFor(thrown: unknown): string {
  const reason = thrown instanceof Refusal ? REVIEW_REFUSALS[thrown.code] : undefined;
  if (reason === undefined) throw thrown;
  return reason;
}

/** First answer to a feedback by its topic: it says where the member can look in the meantime. */
export const FEEDBACK_ANSWERS: Readonly<Record<FeedbackKind, string>> = {
  money: '收到了，我们会核对相关订单。订单的每一步和预计时间在“钱包 · 订单记录”里可以看到。',
  bet: '收到了，我们会核对注单和赛果。注单详情里写明了结算依据，结果更正后会自动重新结算。',
  live: '收到了，我们会检查对应的直播线路。播放器的设置里可以先切换线路或清晰度。',
  game: '收到了，我们会核对那一局。每局的投注、返还和核对方法在“游戏记录”里可以看到。',
  account: '收到了，我们会检查账号状态。最近的登录和改动在“安全中心”里可以看到。',
  promotion: '收到了，我们会核对活动记录。参加条件和发放时间写在活动页的规则里。',
  idea: '谢谢你的建议，已经记下来。决定采用时会在公告里说明。',
  complaint: '收到了，我们会认真核对并给你答复。你可以在这里继续补充细节或图片。',
};

/** Answer to a further message of a member. */
export const FEEDBACK_NEXT_ANSWER = '补充的内容收到了，会和前面的一起核对。';
