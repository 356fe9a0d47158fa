import { memo } from 'react';
import { t } from '#chat/view/texts.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';
import { RowTime } from './row-time.tsx';
import { SenderMark, SenderName } from './sender-name.tsx';

/** Low tiers come in as one quiet line [6.08]. */
export const WelcomeLowRow = memo(function WelcomeLowRow({
  row,
}: {
  row: Extract<ChatRow, { kind: 'welcomeLow' }>;
}) {
  const [latest] = row.names;
  if (latest === undefined) return <div className="chat-enter" />;
  return (
    <div className="chat-enter">
      <RowTime at={row.at} />
      {t('chat.welcome')} <SenderMark sender={latest} />
      <SenderName sender={latest} />{' '}
      {row.total > 1 ? t('chat.enteredMany', { count: row.total }) : t('chat.entered')}
    </div>
  );
});
