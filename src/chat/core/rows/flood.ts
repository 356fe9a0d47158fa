import type { ChatCounts } from '#contract/community/chat/counts.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import type { UserId } from '#contract/fields/ids.ts';
import { SHOWING } from '../timing.table.ts';
import type { RowChanges } from './row-changes.ts';
import { mentions } from './to-row.ts';

type SkippedRow = Extract<ChatRow, { kind: 'skipped' }>;

/** Nobody reads more than this in a window, and one screen of rows is not much more; measured in the room's own time, so that catching up after sleep drops nothing more. */
const TEXTS_PER_WINDOW = 30;

/** Own words, mentions, gifts, orders, and whatever anchor, admins and platform say is never dropped. */
export const isProtected = ({ content, role, userId }: ChatMessage, me: UserId | null): boolean =>
  content.kind !== 'text' || role !== 'member' || userId === me || mentions(content, me);

/**
 * Leaves ordinary text out where the room is too fast to read, and says so in place with a row that counts.
 * `passes` decides one message; `settle` updates the row that counts them, once a batch.
 */
export function createFlood(rowChanges: RowChanges, counts: Pick<ChatCounts, 'leftOut'>) {
  let windowAt = -1;
  let kept = 0;
  let row: SkippedRow | null = null;
  let shownCount = 0;
  let count = 0;
  const settle = () => {
    if (row === null || count === shownCount) return;
    const next = { ...row, count };
    if (shownCount === 0 || !rowChanges.patch(row, next)) rowChanges.add(next);
    row = next;
    shownCount = count;
  };
  const open = (at: number) => {
    settle();
    windowAt = at;
    kept = 0;
    row = null;
    shownCount = 0;
    count = 0;
  };
  const passes = (message: ChatMessage, me: UserId | null): boolean => {
    if (isProtected(message, me)) return true;
    const at = Math.floor(message.at / SHOWING.floodWindow);
    if (at > windowAt) open(at);
    if (kept < TEXTS_PER_WINDOW) {
      kept += 1;
      return true;
    }
    row ??= {
      kind: 'skipped',
      key: `skipped:${message.seq}`,
      order: message.seq,
      at: message.at,
      count: 0,
      why: 'fast',
    };
    count += 1;
    counts.leftOut += 1;
    return false;
  };
  return { passes, settle };
}
