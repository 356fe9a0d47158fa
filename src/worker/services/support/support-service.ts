import type { CoreContext } from '#worker/core-context.ts';
import type { FeedbackWords, SupportApi } from './support-api.ts';

const wireWords = ({ text, pictures, requestId }: FeedbackWords) => ({
  text,
  pictures: [...pictures],
  clientMsgId: requestId,
});

/** What a person writes to the platform: sent once, and again only by that person under the same request. */
export const createSupportService = ({ send }: Pick<CoreContext, 'send'>): SupportApi => ({
  say: (text, pictureId, clientMsgId) => send('support.say', { text, pictureId, clientMsgId }),
  report: (kind, words) => send('feedback.add', { kind, ...wireWords(words) }),
  reply: (feedbackId, words) => send('feedback.reply', { feedbackId, ...wireWords(words) }),
});
