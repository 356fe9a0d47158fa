import { Avatar } from '#app/kit/mark/avatar.tsx';
import { t } from '#chat/view/texts.ts';
import type { GiftRun } from '#contract/models/gift-stage.ts';

/** A run of gifts: who, what, and how many so far. The number grows for a moment, in its place, each time it rises. */
export function GiftBanner({ run }: { run: GiftRun }) {
  const { sender, name, iconUrl, count } = run;
  return (
    <div className="gift-banner">
      <Avatar src={sender.avatar || undefined} size={38} />
      <div className="gift-banner__who">
        <b>{sender.name}</b>
        <span>{t('gift.given', { name })}</span>
      </div>
      <img className="gift-banner__icon" src={iconUrl} alt="" width={44} height={44} />
      <span key={count} className="gift-banner__count">
        <small>×</small>
        {count}
      </span>
    </div>
  );
}
