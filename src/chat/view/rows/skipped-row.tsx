import { memo } from 'react';
import { t } from '#chat/view/texts.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';

/** Talk that was left out: too fast to read, or too far ahead of the picture to be kept. */
export const SkippedRow = memo(function SkippedRow({ row }: { row: Extract<ChatRow, { kind: 'skipped' }> }) {
  const { count, why } = row;
  return <div className="chat-note">{t(why === 'fast' ? 'chat.skipped' : 'chat.notKept', { count })}</div>;
});
