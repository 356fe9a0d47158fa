import { memo } from 'react';
import { t } from '#chat/view/texts.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';
import { OrderCard } from './order-card.tsx';

/** A bet pushed for others to look at [3.10]. */
export const SharedBetRow = memo(function SharedBetRow({
  row,
}: {
  row: Extract<ChatRow, { kind: 'betPush' }>;
}) {
  return <OrderCard row={row} verb={t(row.reverted ? 'chat.orderReverted' : 'chat.pushedOrder')} />;
});
