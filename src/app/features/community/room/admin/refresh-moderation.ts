import { refreshAnswers } from '#core-client/query.ts';

/** Asks again for everything that admins see of a room, after one of them did something. */
export const refreshModeration = (): void => {
  refreshAnswers('chat.moderations', 'chat.muteList', 'chatMessage.reports').catch(() => undefined);
};
