import type { FeedbackKind } from '#contract/care/feedback/states.table.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { FeedbackThreads, OperatorStep } from './feedback-threads.ts';

type Answer = { readonly after: number; readonly step: OperatorStep; readonly text: string };

type Report = {
  readonly kind: FeedbackKind;
  readonly text: string;
  /** Age, ms. */
  readonly ago: number;
  /** Delay of each answer after the first message, ms. */
  readonly answers: readonly Answer[];
};

const answer = (step: OperatorStep, after: number, text: string): Answer => ({ step, after, text });

/** Feedback of the main demo member, the oldest first. */
const REPORTS: readonly Report[] = [
  {
    kind: 'idea',
    text: '希望赛事列表能按联赛收藏，每天只看两三个联赛，现在要翻很久。',
    ago: 9 * DAY_MS,
    answers: [answer('resolve', 20 * HOUR_MS, '首页左侧的联赛旁边有星标，收藏后会排在最前面。')],
  },
  {
    kind: 'complaint',
    text: '昨晚的直播间里有人连续发广告，把聊天都顶掉了。',
    ago: 3 * DAY_MS,
    answers: [answer('resolve', 2 * HOUR_MS, '已经核实，发言的账号禁言 7 天，谢谢你告诉我们。')],
  },
  {
    kind: 'live',
    text: '下半场开始后备用线路每隔一分钟左右卡 3—5 秒，主线路正常，网络是家里的光纤。',
    ago: 26 * HOUR_MS,
    answers: [
      answer('answer', HOUR_MS, '收到，正在核对备用线路当时的情况。'),
      answer('ask', 3 * HOUR_MS, '请补充一下是哪一场比赛，以及当时选的清晰度。'),
    ],
  },
];

/**
 * Adds a few feedbacks of the main demo member from before the platform opened, by the rules for all members, but without
 * messages about them. Done once.
 */
export function seedFeedback(threads: FeedbackThreads, now: number): void {
  const userId = demoUserId('beian');
  for (const [index, { kind, text, ago, answers }] of REPORTS.entries()) {
    const at = now - ago;
    const feedbackId = threads.add(userId, kind, { requestId: `seed-${index}`, text, pictures: [] }, at);
    for (const each of answers) threads.write(feedbackId, each.step, each.text, at + each.after);
  }
  threads.close(now);
}
