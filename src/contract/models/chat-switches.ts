import * as v from 'valibot';
import { timeField } from './fields.ts';
import { UserId } from './ids.ts';

/** What a visitor may do in a chat room now. */
export const ChatSwitches = v.object({
  maySpeak: v.boolean(),
  mutedUntil: v.nullable(timeField),
  /** Least time between two messages of one member, ms; 0 is off. */
  slowModeMs: v.number(),
  admin: v.boolean(),
  notice: v.nullable(v.object({ author: v.string(), text: v.string() })),
  anchorUserId: v.nullable(UserId),
});
export type ChatSwitches = v.InferOutput<typeof ChatSwitches>;
