import { memo } from 'react';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { t } from '#chat/view/texts.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';
import { RowTime } from './row-time.tsx';
import { SenderName } from './sender-name.tsx';

/** A gift; a combo counts up in its place. */
export const GiftRow = memo(function GiftRow({ row }: { row: Extract<ChatRow, { kind: 'gift' }> }) {
  return (
    <div className="chat-gift">
      <Avatar src={row.sender.avatar} size={30} />
      <div className="chat-gift__text">
        <span>
          <RowTime at={row.at} />
          <SenderName sender={row.sender} />
        </span>
        <span>{t('chat.gave', { gift: row.name })}</span>
      </div>
      <img src={row.iconUrl} alt="" width={34} height={34} decoding="async" />
      <span className="chat-gift__count num">×{row.count}</span>
    </div>
  );
});
