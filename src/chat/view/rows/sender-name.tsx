import { use } from 'react';
import { LevelBadge } from '#app/kit/mark/level-badge.tsx';
import { levelTier } from '#app/kit/mark/level-tier.ts';
import { RowActionsContext } from '#chat/view/row-actions.ts';
import { t } from '#chat/view/texts.ts';
import type { Sender } from '#contract/models/chat-row.ts';
import { FanMark } from './fan-mark.tsx';
import './sender-name.css';

/** The name of somebody in the room, in the colour of their level; opens their card. */
export function SenderName({ sender }: { sender: Sender }) {
  const { openCard } = use(RowActionsContext);
  const isMember = sender.role === 'member';
  return (
    <button
      type="button"
      tabIndex={-1}
      className={isMember ? `chat-name level-name-${levelTier(sender.level)}` : 'chat-name chat-name--other'}
      onClick={(event) => openCard(sender, event.currentTarget)}
    >
      {sender.name}
    </button>
  );
}

/** Level of a member and the badge they wear, or the part somebody else has in the room. */
export function SenderMark({ sender: { role, level, fan } }: { sender: Sender }) {
  if (role === 'member')
    return (
      <>
        <LevelBadge level={level} />
        {fan && <FanMark fan={fan} />}
      </>
    );
  return <span className={`chat-role chat-role--${role}`}>{t(`chat.${role}`)}</span>;
}
