import * as v from 'valibot';
import { strangersName } from '#contract/community/chat-message/schema.ts';
import { timeField } from '#contract/fields/fields.ts';
import { UserId } from '#contract/fields/ids.ts';

const common = { id: v.number(), at: timeField, admin: strangersName };
const target = { userId: UserId, username: strangersName };

/** Action of an admin in a room, with its target. */
export const Moderation = v.variant('action', [
  v.object({ ...common, action: v.literal('mute'), ...target, minutes: v.number() }),
  v.object({ ...common, action: v.picklist(['unmute', 'withdraw', 'uphold', 'dismiss']), ...target }),
  /** `slowModeMs` 0: it was switched off. */
  v.object({ ...common, action: v.literal('slowMode'), slowModeMs: v.number() }),
  v.object({ ...common, action: v.literal('notice'), text: v.string() }),
  v.object({ ...common, action: v.literal('unpin') }),
]);
export type Moderation = v.InferOutput<typeof Moderation>;
export type ModerationWire = v.InferInput<typeof Moderation>;
