import type { WhichMessages } from '#contract/calls/message.ts';
import type { Message, MessageId } from '#contract/models/message.ts';
import type { Loadable } from '#contract/units/loadable.ts';

/** The member's newest messages; idle for a guest. */
export type MessagesView = Loadable<{ readonly unread: number; readonly list: readonly Message[] }>;

/** What a member does with messages [7.16]; the topic `messages` shows it at once. */
export type MessageApi = {
  read(which: WhichMessages): Promise<void>;
  remove(which: WhichMessages): Promise<void>;
  stick(messageId: MessageId, on: boolean): Promise<void>;
};
