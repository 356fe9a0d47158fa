import { memo, use } from 'react';
import { RowActionsContext } from '#chat/view/row-actions.ts';
import { t } from '#chat/view/texts.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';

/** Shown where messages are missing, and asks for them on a press. */
export const GapRow = memo(function GapRow({ row }: { row: Extract<ChatRow, { kind: 'gap' }> }) {
  const { fillGap } = use(RowActionsContext);
  const count = row.toSeq - row.fromSeq + 1;
  if (row.state === 'asking') return <div className="chat-note">{t('chat.gapAsking', { count })}</div>;
  return (
    <div className="chat-note">
      {t('chat.gap', { count })}
      <button type="button" className="link" onClick={() => fillGap(row.key)}>
        {t('chat.fillGap')}
      </button>
    </div>
  );
});
