import { Icon } from '#app/kit/icon/icon.tsx';
import type { FollowKind } from '#contract/models/follow.ts';
import { useFollows } from './follows.ts';
import { t } from './texts.ts';
import './follow-star.css';

interface FollowStarProps {
  kind: FollowKind;
  id: string;
  /** What is followed, read aloud. */
  name: string;
}

/** Follows a match, a league or an anchor, or no longer; guests are asked to log in. */
export function FollowStar({ kind, id, name }: FollowStarProps) {
  const { isFollowed, toggle } = useFollows();
  const on = isFollowed(kind, id);
  return (
    <button
      type="button"
      className="star"
      aria-pressed={on}
      aria-label={t('match.follow', { name })}
      onClick={() => toggle(kind, id)}
    >
      <Icon name="star" size={16} />
    </button>
  );
}
