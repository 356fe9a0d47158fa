import { Button } from '#app/kit/action/button.tsx';
import type { ChatRow } from '#contract/models/chat-row.ts';
import { t } from './texts.ts';

type Push = Extract<ChatRow, { kind: 'betPush' }>;

/** The current order push [4.10], kept in sight while the room talks on; leads to its row. */
export function FollowOrderCard({ push, onView }: { push: Push; onView: () => void }) {
  const { bet, sender } = push;
  return (
    <div className="chat-follow">
      <img src={bet.teamLogo} alt="" width={24} height={24} decoding="async" />
      <div className="grow">
        <span className="cap t3">{t('chat.followTitle', { name: sender.name })}</span>
        <b className="ell">{bet.itemName}</b>
      </div>
      <span className="chat-card__odds num">{bet.odds}</span>
      <Button size="xs" variant="soft" onClick={onView}>
        {t('chat.followView')}
      </Button>
    </div>
  );
}
