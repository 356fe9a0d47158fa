import * as v from 'valibot';
import { hash } from '#sandbox/art/seed.ts';
import { artUrl } from '#sandbox/world/matches/match-pictures.ts';
import type { ChatDraft } from '#sandbox/world/rooms/room-store.ts';

/** One line of a recorded chat: `t` ms since its beginning, or `at` epoch ms. */
const ChatLine = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    t: v.optional(v.pipe(v.number(), v.minValue(0))),
    at: v.optional(v.number()),
    user: v.pipe(v.string(), v.minLength(1)),
    userId: v.optional(v.pipe(v.string(), v.regex(/^[\w:-]{1,64}$/))),
    level: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)), 0),
    type: v.optional(v.picklist([0, 1, 2, 3]), 0),
    text: v.pipe(v.string(), v.minLength(1)),
  }),
);
type ChatLine = v.InferOutput<typeof ChatLine>;

/** Reads recorded lines one after the other. */
export type ChatLines = {
  /** The message of a line and when it is due, epoch ms; null for a line that is none. */
  read(text: string): { readonly due: number; readonly draft: ChatDraft } | null;
};

/** @param begun when the recording begins anew, epoch ms */
export function chatLines(begun: number): ChatLines {
  let first: number | null = null;

  function dueAt({ t, at }: ChatLine): number | null {
    if (t !== undefined) return begun + t;
    if (at === undefined) return null;
    first ??= at;
    return begun + at - first;
  }

  function draftOf({ user, userId, level, type, text }: ChatLine): ChatDraft {
    const who = { userId: userId ?? `f-${hash(user)}`, username: user, avatar: artUrl('avatar', user) };
    return { ...who, level, type, content: { msgType: 'text', text } };
  }

  return {
    read(text) {
      const line = v.safeParse(ChatLine, text);
      const due = line.success ? dueAt(line.output) : null;
      return line.success && due !== null ? { due, draft: draftOf(line.output) } : null;
    },
  };
}
