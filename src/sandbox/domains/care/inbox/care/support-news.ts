import type { News } from '../news.ts';

/** Customer service has answered while the member was elsewhere. */
export const serviceAnswered = (text: string): News => ({
  kind: 'system',
  title: '客服回复了你',
  text,
  place: 'service',
});

const EXCERPT = 40;

const excerpt = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
};

const news = (title: string, text: string, feedbackId: string): News => ({
  kind: 'system',
  title,
  text,
  place: 'feedback',
  ref: feedbackId,
});

/** An operator has written in a feedback. */
export const feedbackAnswered = (feedbackId: string, text: string): News =>
  news('反馈有了回复', excerpt(text), feedbackId);

/** Message when an operator requests more information. */
export const feedbackInfoRequested = (feedbackId: string, text: string): News =>
  news('反馈需要你补充', excerpt(text), feedbackId);

/** An operator has settled a feedback. */
export const feedbackResolved = (feedbackId: string, text: string): News =>
  news('反馈已处理', `${excerpt(text)} 还有问题可以在 7 天内继续补充。`, feedbackId);
