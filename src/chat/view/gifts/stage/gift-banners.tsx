import './gift-banner.css';
import { useEffect, useState } from 'react';
import { t } from '#chat/view/texts.ts';
import type { GiftRun } from '#contract/community/gift/stage.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';

/** A run of gifts: who, what, and how many so far. The number grows for a moment, in its place, each time it rises. */
function GiftBanner({ run }: { run: GiftRun }) {
  const { sender, name, iconUrl, count } = run;
  return (
    <div className="gift-banner row gap-10">
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

/** Time without change after which a fast-changing text is announced, ms. */
const STILL_MS = 1_000;

function useAnnouncement(text: string): string {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), STILL_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announcement;
}

type Props = {
  readonly runs: readonly GiftRun[];
  /** Position over the video on wide screens, above the chat on narrow ones. */
  readonly placement: 'stage' | 'chat';
};

/** The two lanes of banners, read aloud once a run has settled. */
export function GiftBanners({ runs, placement }: Props) {
  const announcement = useAnnouncement(
    runs
      .map(({ sender, name, count }) => t('gift.announce', { sender: sender.name, name, count }))
      .join('；'),
  );
  return (
    <div className={`gift-banners--${placement}`}>
      <div aria-hidden="true">
        {runs.map((run) => (
          <GiftBanner key={run.runId} run={run} />
        ))}
      </div>
      <VisuallyHidden>
        <p aria-live="polite">{announcement}</p>
      </VisuallyHidden>
    </div>
  );
}
