import type { ChatCounts } from '#contract/community/chat/counts.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import type { UserId } from '#contract/fields/ids.ts';
import { SHOWING } from '../timing.table.ts';
import type { RowChanges } from './row-changes.ts';
import { mentions } from './to-row.ts';

type SkippedRow = Extract<ChatRow, { kind: 'skipped' }>;

/**
 * Number of texts per window above which a room is too fast to read, little more than one screen of rows; measured in the
 * room's own time, so that catching up after sleep drops no more.
 */
const TEXTS_PER_WINDOW = 30;

/**
 * Reports whether a message is never dropped: own messages, mentions, gifts, orders, and any from anchor, admins and
 * platform.
 */
export const isProtected = ({ content, role, userId }: ChatMessage, me: UserId | null): boolean =>
  content.kind !== 'text' || role !== 'member' || userId === me || mentions(content, me);

/**
 * Drops ordinary texts when the room is too fast to read, and marks them in place with a row that counts them. `passes`
 * decides on one message; `settle` updates the counting row, once per batch.
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
