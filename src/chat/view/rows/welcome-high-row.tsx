import { memo } from 'react';
import { classNames } from '#app/kit/class-names.ts';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { LevelBadge } from '#app/kit/mark/level-badge.tsx';
import { levelTier } from '#app/kit/mark/level-tier.ts';
import { t } from '#chat/view/texts.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';
import { RowTime } from './row-time.tsx';
import { SenderName } from './sender-name.tsx';

const TOP_TIER = 5;

/** The corner of the pitch, drawn large behind a guest of note. */
const Corner = () => (
  <svg
    width="72"
    height="72"
    viewBox="0 0 64 64"
    fill="none"
    stroke="currentColor"
    strokeWidth="4"
    aria-hidden="true"
  >
    <path d="M14 6v44h44M14 22a28 28 0 0 1 28 28" />
  </svg>
);

/** High tiers come in with a banner [6.08]. */
export const WelcomeHighRow = memo(function WelcomeHighRow({
  row: { at, sender },
}: {
  row: Extract<ChatRow, { kind: 'welcomeHigh' }>;
}) {
  const tier = levelTier(sender.level);
  return (
    <div className={classNames('chat-banner', `chat-banner--${tier}`, tier === TOP_TIER && 'is-top')}>
      <RowTime at={at} />
      <Avatar src={sender.avatar} size={28} />
      <LevelBadge level={sender.level} />
      <SenderName sender={sender} />
      <span>{t('chat.arrived')}</span>
      <Corner />
    </div>
  );
});
