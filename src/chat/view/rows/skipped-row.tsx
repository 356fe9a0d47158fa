import { memo } from 'react';
import { t } from '#chat/view/texts.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';

/** Ordinary talk that was too fast to read. */
export const SkippedRow = memo(function SkippedRow({ row }: { row: Extract<ChatRow, { kind: 'skipped' }> }) {
  return <div className="chat-note">{t('chat.skipped', { count: row.count })}</div>;
});
