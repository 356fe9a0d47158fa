import { refreshAnswers } from '#core-client/query.ts';

/** Refetches all moderation data of a room after an action. */
export const refreshModeration = (): void => {
  refreshAnswers('chat.moderations', 'chat.muteList', 'chatMessage.reports').catch(() => undefined);
};
