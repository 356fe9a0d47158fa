import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { UserId } from '#contract/fields/ids.ts';
import { senderField } from '../chat-message/schema.ts';

/** Notice pinned above the messages. `type`, an extension, is its author’s role: anchor, admin, platform. */
const Notice = v.pipe(
  v.object({ author: v.string(), text: v.string(), type: v.optional(senderField, 2) }),
  v.transform(({ type, ...notice }) => ({ ...notice, role: type })),
);
export type Notice = Readonly<v.InferOutput<typeof Notice>>;

/** Current permissions of a visitor in a chat room. */
export const ChatSwitches = v.object({
  maySpeak: v.boolean(),
  mutedUntil: v.nullable(timeField),
  /** Least time between two messages of one member, ms; 0 is off. */
  slowModeMs: v.number(),
  admin: v.boolean(),
  notice: v.nullable(Notice),
  anchorUserId: v.nullable(UserId),
});
export type ChatSwitches = v.InferOutput<typeof ChatSwitches>;
