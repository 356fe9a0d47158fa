import type { Blocks } from './blocks-schema.ts';
import type { Sender } from './row.ts';

/** What somebody said, as far as it matters whether it is blocked. */
export type Said = {
  readonly text: string;
  readonly sender: Pick<Sender, 'userId' | 'level' | 'role'>;
  /** The viewer said it. */
  readonly own: boolean;
};

/** Letters of another width or case are the same letters. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * The test of these blocks. One's own words and those of the platform are always shown; the least grade is one of members,
 * not of anchors and admins.
 */
export function blockTest({ words, users, leastLevel }: Blocks): (said: Said) => boolean {
  const parts = words.map(folded);
  const ids = new Set(users.map(({ userId }) => userId));
  return ({ text, sender, own }) => {
    if (own || sender.role === 'system') return false;
    if (ids.has(sender.userId)) return true;
    if (sender.role === 'member' && sender.level < leastLevel) return true;
    const said = parts.length > 0 ? folded(text) : '';
    return parts.some((part) => said.includes(part));
  };
}
