import type { ChatCounts } from '#contract/community/chat/counts.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { showsSharedOrder } from '#contract/community/chat/site-rules.ts';
import type { ChatContentKind, ChatMessage } from '#contract/community/chat-message/schema.ts';
import type { SharedBet } from '#contract/community/chat-message/shared-bet-schema.ts';
import type { UserId } from '#contract/fields/ids.ts';
import type { ChatSite } from '../ports.ts';
import { SHOWING } from '../timing.table.ts';
import type { PositionedMessage, Seen } from './numbering.ts';
import type { RowChanges } from './row-changes.ts';
import { mentions } from './to-row.ts';

/** Messages that pass the site filter: talk is messages and gifts of members [5.11]; notices (order push, its revert, welcome) have separate rules. */
export type FilteredMessages = {
  readonly talk: readonly PositionedMessage[];
  readonly notices: readonly PositionedMessage[];
};

const IS_TALK: Readonly<Record<ChatContentKind, boolean>> = {
  text: true,
  bet: true,
  gift: true,
  betPush: false,
  betReverted: false,
  welcome: false,
  changes: false,
};

/** Shared orders show by the site's rule [6.07] and when the venue is one of the site's [5.11]. */
const showsOrder = (site: ChatSite, order: SharedBet): boolean =>
  showsSharedOrder(site, order) && site.venues.includes(order.venueName);

const isForeign = (site: ChatSite, { content }: PositionedMessage): boolean =>
  (content.kind === 'bet' || content.kind === 'betPush') && !showsOrder(site, content.bet);

/**
 * Site filter, the same for every viewer: drops empty and repeated ids and orders of another venue or site; separates talk
 * from notices [5.11, 6.07].
 */
export function filterForSite(
  messages: readonly PositionedMessage[],
  site: ChatSite,
  seen: Seen,
  counts: Pick<ChatCounts, 'foreign' | 'repeated'> = { foreign: 0, repeated: 0 },
): FilteredMessages {
  const talk: PositionedMessage[] = [];
  const notices: PositionedMessage[] = [];
  for (const message of messages) {
    if (message.id === '') counts.foreign += 1;
    else if (!seen.add(message.key, message.at)) counts.repeated += 1;
    else if (isForeign(site, message)) counts.foreign += 1;
    else (IS_TALK[message.content.kind] ? talk : notices).push(message);
  }
  return { talk, notices };
}

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
 * Flood limit: drops ordinary texts when the room is too fast to read, and marks them in place with a row that counts them.
 * `passes` decides on one message; `settle` updates the counting row, once per batch.
 */
export function createFloodLimit(rowChanges: RowChanges, counts: Pick<ChatCounts, 'leftOut'>) {
  let windowAt = -1;
  let passed = 0;
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
    passed = 0;
    row = null;
    shownCount = 0;
    count = 0;
  };
  const passes = (message: ChatMessage, me: UserId | null): boolean => {
    if (isProtected(message, me)) return true;
    const at = Math.floor(message.at / SHOWING.floodWindow);
    if (at > windowAt) open(at);
    if (passed < TEXTS_PER_WINDOW) {
      passed += 1;
      return true;
    }
    row ??= {
      kind: 'skipped',
      key: `skipped:${message.seq}`,
      order: message.seq,
      at: message.at,
      count: 0,
      reason: 'fast',
    };
    count += 1;
    counts.leftOut += 1;
    return false;
  };
  return { passes, settle };
}
