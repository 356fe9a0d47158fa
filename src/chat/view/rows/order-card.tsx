import type { ReactNode } from 'react';
import { classNames } from '#app/kit/class-names.ts';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import type { ChatRow } from '#contract/models/chat-row.ts';
import { RowTime } from './row-time.tsx';
import { SenderMark, SenderName } from './sender-name.tsx';

type OrderRowData = Extract<ChatRow, { kind: 'bet' | 'betPush' }>;

/** A bet shown in the room. A revert strikes it through [4.10]. */
export function OrderCard({ row, verb }: { row: OrderRowData; verb: ReactNode }) {
  const { sender, bet, reverted } = row;
  const where = [bet.categoryName, bet.score, bet.venueName].filter(Boolean).join(' · ');
  return (
    <div className={classNames('chat-card', reverted && 'is-reverted')}>
      <div className="chat-card__head">
        <RowTime at={row.at} />
        <Avatar src={sender.avatar} size={20} />
        <SenderName sender={sender} />
        <SenderMark sender={sender} />
        <span>{verb}</span>
      </div>
      <div className="chat-card__body">
        <img src={bet.teamLogo} alt="" width={30} height={30} decoding="async" />
        <div>
          <b>{bet.itemName}</b>
          <span className="cap t3">{where}</span>
        </div>
        <span className="chat-card__odds num">{bet.odds}</span>
      </div>
    </div>
  );
}
