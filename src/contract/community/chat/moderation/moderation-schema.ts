import * as v from 'valibot';
import { strangersName } from '#contract/community/chat-message/schema.ts';
import { isBlank } from '#contract/community/expression/shown-text.ts';
import { timeField } from '#contract/fields/fields.ts';
import { UserId } from '#contract/fields/ids.ts';
import { BLOCKED_WORD_MAX } from '../constants.ts';

const WORDS_MAX = 200;
const USERS_MAX = 500;

/** Blocks of a viewer, stored on the device for each member and for guests. */
export const Blocks = v.object({
  words: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(BLOCKED_WORD_MAX))),
    v.maxLength(WORDS_MAX),
  ),
  users: v.pipe(v.array(v.object({ userId: UserId, name: v.string() })), v.maxLength(USERS_MAX)),
  /** Members below this level are hidden; 0 shows all. */
  leastLevel: v.number(),
});
export type Blocks = Readonly<v.InferOutput<typeof Blocks>>;

/** One change of it. A word or user over the limit replaces the oldest. */
export type BlockChange =
  | { readonly is: 'word'; readonly word: string; readonly blocked: boolean }
  | {
      readonly is: 'user';
      readonly user: Blocks['users'][number];
      readonly blocked: boolean;
    }
  | { readonly is: 'leastLevel'; readonly level: number };

export const NO_BLOCKS: Blocks = { words: [], users: [], leastLevel: 0 };

/** Returns the blocks after a change. Blank words block nothing. */
export function changedBlocks(blocks: Blocks, change: BlockChange): Blocks {
  switch (change.is) {
    case 'word': {
      const word = change.word.trim().slice(0, BLOCKED_WORD_MAX);
      const others = blocks.words.filter((candidate) => candidate !== word);
      const words = change.blocked && !isBlank(word) ? [...others, word] : others;
      return { ...blocks, words: words.slice(-WORDS_MAX) };
    }
    case 'user': {
      const others = blocks.users.filter(({ userId }) => userId !== change.user.userId);
      const users = change.blocked ? [...others, change.user] : others;
      return { ...blocks, users: users.slice(-USERS_MAX) };
    }
    default:
      return { ...blocks, leastLevel: change.level };
  }
}

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
