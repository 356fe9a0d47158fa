import type { ChatRow } from '#contract/community/chat/row.ts';
import type { PositionedMessage } from './numbering.ts';
import type { Ring, RowChanges } from './row-changes.ts';
import { type ContentOf, type OrderRow, senderOf } from './to-row.ts';

export type SharedBetRow = Extract<ChatRow, { kind: 'betPush' }>;

const isOrder = (row: ChatRow): row is OrderRow => row.kind === 'bet' || row.kind === 'betPush';

/**
 * Returns the order push that can be followed: the newest, searched backwards; a revert ends the search [4.10].
 * @param isHeld whether the row is held for the video; held rows do not count yet
 */
export function followable(ring: Ring, isHeld: (row: ChatRow) => boolean = () => false): SharedBetRow | null {
  const found = ring.findBackwards(
    (row) => (row.kind === 'betPush' || row.kind === 'reverted') && !isHeld(row),
  );
  return found?.kind === 'betPush' && !found.reverted ? found : null;
}

/** Strikes through the rows of a reverted order and adds a row for the revert. */
export function applyRevert(
  rowChanges: RowChanges,
  message: PositionedMessage,
  content: ContentOf<'betReverted'>,
): void {
  const { orderId } = content;
  const row = rowChanges.ring.findBackwards(
    (candidate) => isOrder(candidate) && candidate.bet.orderId === orderId,
  );
  const struck = row !== null && isOrder(row) ? row : null;
  if (struck) rowChanges.patch(struck, { ...struck, reverted: true });
  rowChanges.add({
    kind: 'reverted',
    key: message.key,
    order: message.seq,
    at: message.at,
    sender: senderOf(message),
    orderId,
    bet: struck?.bet ?? null,
  });
}
