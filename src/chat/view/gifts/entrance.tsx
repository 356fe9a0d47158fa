import { Avatar } from '#app/kit/mark/avatar.tsx';
import { LevelBadge } from '#app/kit/mark/level-badge.tsx';
import { t } from '#chat/view/texts.ts';
import type { Sender } from '#contract/models/chat-row.ts';
import './entrance.css';

/** Somebody of a high tier comes in [6.08]: the corner of the pitch opens for them across the picture. */
export function Entrance({ sender }: { sender: Sender }) {
  return (
    <div className="gift-entrance" aria-hidden="true">
      <svg className="gift-entrance__corner" viewBox="0 0 64 64" aria-hidden="true">
        <path d="M10 4V54H60M10 24A30 30 0 0 1 40 54" />
      </svg>
      <Avatar src={sender.avatar || undefined} size={32} />
      <LevelBadge level={sender.level} />
      <b>{sender.name}</b>
      <span className="gift-entrance__said">{t('gift.entrance')}</span>
    </div>
  );
}
