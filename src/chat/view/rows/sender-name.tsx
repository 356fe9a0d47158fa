import './sender-name.css';
import { use } from 'react';
import { t } from '#chat/view/texts.ts';
import type { Sender } from '#contract/community/chat/row.ts';
import type { FanBadge } from '#contract/community/chat-message/schema.ts';
import { LevelBadge, levelTier } from '#kit/mark/level-badge.tsx';
import { RowActionsContext } from './row-actions.ts';

/** Levels of a badge that look alike. */
const LEVELS_PER_TIER = 3;
const fanTier = (level: number): number => Math.min(3, Math.floor((level - 1) / LEVELS_PER_TIER));

/** Badge of a member who is a top supporter of the anchor. */
const FanMark = ({ fan: { name, level, anchor } }: { fan: FanBadge }) => (
  <span
    className={`chat-fan chat-fan--${fanTier(level)}`}
    role="img"
    aria-label={t('chat.fanOf', { anchor, level })}
  >
    {name}
    <b className="num">{level}</b>
  </span>
);

/** Name of a sender in the colour of their level; opens their card. */
export function SenderName({ sender }: { sender: Sender }) {
  const { openCard } = use(RowActionsContext);
  const isMember = sender.role === 'member';
  return (
    <button
      type="button"
      tabIndex={-1}
      className={isMember ? `chat-name level-name-${levelTier(sender.level)}` : 'chat-name t2'}
      onClick={(event) => openCard(sender, event.currentTarget)}
    >
      {sender.name}
    </button>
  );
}

/** Level and fan badge of a member, or the role of another sender. */
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
