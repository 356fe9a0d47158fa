import { type ReactNode, use } from 'react';
import { t } from '#chat/view/texts.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { Button } from '#kit/action/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Avatar } from '#kit/mark/avatar.tsx';
import { RowActionsContext } from './row-actions.ts';
import { RowTime } from './row-time.tsx';
import { SenderMark, SenderName } from './sender-name.tsx';
import './order-card.css';

type OrderRowData = Extract<ChatRow, { kind: 'bet' | 'betPush' }>;

/** A bet shown in the room. A revert strikes it through [4.10]. */
export function OrderCard({ row, verb }: { row: OrderRowData; verb: ReactNode }) {
  const { sender, bet, reverted } = row;
  const { pickBet } = use(RowActionsContext);
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
      <div className="chat-card__body row gap-10">
        <img src={bet.teamLogo} alt="" width={30} height={30} decoding="async" />
        <div>
          <b>{bet.itemName}</b>
          <span className="cap t3">{where}</span>
        </div>
        <span className="chat-card__odds num">{bet.odds}</span>
      </div>
      {bet.selection && !reverted ? (
        <div className="chat-card__follow">
          <span className="cap t3">{t('chat.pickOnly')}</span>
          <Button
            size="xs"
            variant="soft"
            aria-label={t('chat.pickBetOf', { item: bet.itemName })}
            onClick={() => pickBet(bet, sender.name)}
          >
            {t('chat.pickBet')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
