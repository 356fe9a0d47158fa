import { memo } from 'react';
import { t } from '#chat/view/texts.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';

/** Says that a bet was taken back. Names are kept apart from the sentence, so that neither turns the other's direction. */
export const RevertedRow = memo(function RevertedRow({
  row,
}: {
  row: Extract<ChatRow, { kind: 'reverted' }>;
}) {
  return (
    <div className="chat-note">
      <bdi>{row.sender.name}</bdi> {t(row.bet ? 'chat.reverted' : 'chat.revertedUnknown')}
      {row.bet && (
        <>
          {' '}
          <bdi>{row.bet.itemName}</bdi>
        </>
      )}
    </div>
  );
});
