import type { Sender } from '../row.ts';
import type { Blocks } from './moderation-schema.ts';

/** Properties of a message that decide whether it is blocked. */
export type BlockableMessage = {
  readonly text: string;
  readonly sender: Pick<Sender, 'userId' | 'level' | 'role'>;
  /** True if the viewer sent it. */
  readonly own: boolean;
};

/** Letters of another width or case are the same letters. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Returns a predicate for these blocks. Own messages and platform messages are always shown; the minimum level applies to
 * members, not to anchors and admins.
 */
export function blockTest({ words, users, leastLevel }: Blocks): (message: BlockableMessage) => boolean {
  const parts = words.map(folded);
  const ids = new Set(users.map(({ userId }) => userId));
  return ({ text, sender, own }) => {
    if (own || sender.role === 'system') return false;
    if (ids.has(sender.userId)) return true;
    if (sender.role === 'member' && sender.level < leastLevel) return true;
    const foldedText = parts.length > 0 ? folded(text) : '';
    return parts.some((part) => foldedText.includes(part));
  };
}
