import type { ChatRow } from '#contract/community/chat/row.ts';
import { COMBO_WINDOW_MS } from '#contract/community/gift/gift-rules.ts';
import type { UserId } from '#contract/fields/ids.ts';
import type { PositionedMessage } from './numbering.ts';
import type { RowChanges } from './row-changes.ts';
import { type ContentOf, senderOf } from './to-row.ts';

export type GiftRow = Extract<ChatRow, { kind: 'gift' }>;

type Combo = { row: GiftRow; lastAt: number };

const SWEEP_ABOVE = 64;

const giftRow = (message: PositionedMessage, content: ContentOf<'gift'>, me: UserId | null): GiftRow => ({
  kind: 'gift',
  key: message.key,
  order: message.seq,
  at: message.at,
  sender: senderOf(message),
  giftId: content.giftId,
  name: content.name,
  iconUrl: content.iconUrl,
  price: content.price,
  count: content.count,
  comboId: content.comboId,
  own: message.userId === me,
});

/**
 * Merges the gifts of one combo into one row that counts up in place, as long as each arrives within the combo window of
 * the previous one (room time, so that a replay merges the same way).
 */
export function createGiftRows(rowChanges: RowChanges) {
  const combos = new Map<string, Combo>();
  const sweep = (now: number) => {
    if (combos.size <= SWEEP_ABOVE) return;
    for (const [id, { lastAt }] of combos) if (now - lastAt > COMBO_WINDOW_MS) combos.delete(id);
  };
  return (message: PositionedMessage, content: ContentOf<'gift'>, me: UserId | null): void => {
    const { comboId, count } = content;
    const combo = combos.get(comboId);
    if (combo && message.at - combo.lastAt <= COMBO_WINDOW_MS) {
      const row = { ...combo.row, count: combo.row.count + count };
      if (rowChanges.patch(combo.row, row)) {
        combos.set(comboId, { row, lastAt: Math.max(combo.lastAt, message.at) });
        return;
      }
    }
    const row = giftRow(message, content, me);
    rowChanges.add(row);
    combos.set(comboId, { row, lastAt: message.at });
    sweep(message.at);
  };
}
