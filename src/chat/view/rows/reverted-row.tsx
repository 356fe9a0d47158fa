import { memo } from 'react';
import { t } from '#chat/view/texts.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';

/** Says that a bet was taken back. */
export const RevertedRow = memo(function RevertedRow({
  row,
}: {
  row: Extract<ChatRow, { kind: 'reverted' }>;
}) {
  const { name } = row.sender;
  return (
    <div className="chat-note">
      {row.bet ? t('chat.reverted', { name, item: row.bet.itemName }) : t('chat.revertedUnknown', { name })}
    </div>
  );
});
