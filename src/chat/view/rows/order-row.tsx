import { memo } from 'react';
import { t } from '#chat/view/texts.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';
import { OrderCard } from './order-card.tsx';

/** A bet that somebody placed and shows to the room. */
export const OrderRow = memo(function OrderRow({ row }: { row: Extract<ChatRow, { kind: 'bet' }> }) {
  return <OrderCard row={row} verb={t(row.reverted ? 'chat.orderReverted' : 'chat.sharedOrder')} />;
});
