import { SECOND_MS } from '#contract/units/durations.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { AUTOMATIC_TOPICS, HUMAN_AGENT_KEYWORDS } from './automatic-topics.table.ts';
import type { ConversationPorts } from './conversation-ports.ts';
import type { ConversationRow, UnansweredRow } from './conversation-store.ts';
import { hoursText, isOpenAt } from './service-hours.ts';

/** Delay of an automatic answer after a visitor's message, ms. */
export const AUTOMATIC_AFTER_MS = 2 * SECOND_MS;

const INTRODUCTION = '我是自动回复，不是真人，只按常见问题作答。';
const TO_PERSON = '没有解决的话，写“人工”，我就不再插话，等客服本人来答。';
const UNKNOWN =
  '这个问题我答不上来。可以写清楚是充值、出款、注单、画面、登录、聊天还是优惠，或者写“人工”等客服本人来答。';
const REPEATED = '这一类我知道的刚才都说了。写“人工”，就由客服本人来答。';

/** Returns the topic with the most keywords in a text; of equal ones the first of the table. */
export function topicOf(text: string) {
  const lower = text.toLowerCase();
  const scored = AUTOMATIC_TOPICS.map((topic) => ({
    topic,
    hits: topic.keywords.filter((keyword) => lower.includes(keyword)).length,
  })).filter(({ hits }) => hits > 0);
  return scored.toSorted((one, other) => other.hits - one.hits)[0]?.topic ?? null;
}

/** True if the text contains a request for a human operator. */
export const wantsPerson = (text: string): boolean =>
  HUMAN_AGENT_KEYWORDS.some((keyword) => text.includes(keyword));

/** Returns the text of the next automatic answer, after those already given in this conversation. */
function answerTo(text: string, answers: readonly string[]): string {
  const topic = topicOf(text);
  const isRepeated = topic !== null && answers.some((before) => before.includes(topic.answer));
  const answer = isRepeated ? REPEATED : topic === null ? UNKNOWN : `${topic.answer}\n${TO_PERSON}`;
  return answers.length === 0 ? `${INTRODUCTION}\n${answer}` : answer;
}

export type AutomaticSide = {
  /** Answers every message that has waited long enough, unless an operator has taken over or was requested. */
  answer(now: number): void;
};

/** Creates automatic answers [2.08]: they are sent under their own name and stop when an operator takes over. Epoch ms. */
export function createAutomaticSide({ db, store, hoursOf }: ConversationPorts): AutomaticSide {
  function handedOver(row: ConversationRow, now: number): string {
    const hours = hoursOf(row.site_id ?? 5000);
    if (!isOpenAt(now, hours))
      return `已转人工，我不再自动回复。现在没有人值班，服务时间是 ${hoursText(hours)}，到时按顺序回复。`;
    const ahead = store.ahead(row);
    const positionText = ahead === 0 ? '下一位就是你' : `前面还有 ${ahead} 位`;
    return `已转人工，我不再自动回复。${positionText}，请稍等。`;
  }
  const answerOne = ({ text, ...row }: UnansweredRow, now: number) => {
    const id = row.conversation_id;
    const isHandedOver = wantsPerson(text);
    if (isHandedOver) store.requestOperator(id);
    const reply = isHandedOver ? handedOver(row, now) : answerTo(text, store.automaticAnswers(id));
    store.addMessage(id, { author: 'automatic', text: reply }, now);
  };
  return {
    answer: (now) =>
      transaction(db, () => {
        for (const row of store.unanswered(now - AUTOMATIC_AFTER_MS)) answerOne(row, now);
      }),
  };
}
