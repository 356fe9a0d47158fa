import { t } from '#chat/view/texts.ts';
import type { FanBadge } from '#contract/models/chat-message.ts';
import './fan-mark.css';

/** Levels of a badge that look alike. */
const LEVELS_A_LOOK = 3;
const fanTier = (level: number): number => Math.min(3, Math.floor((level - 1) / LEVELS_A_LOOK));

/** Badge of somebody who has given much to the anchor. */
export const FanMark = ({ fan: { name, level, anchor } }: { fan: FanBadge }) => (
  <span
    className={`chat-fan chat-fan--${fanTier(level)}`}
    role="img"
    aria-label={t('chat.fanOf', { anchor, level })}
  >
    {name}
    <b className="num">{level}</b>
  </span>
);
