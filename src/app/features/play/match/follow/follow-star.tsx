import type { FollowKind } from '#contract/community/follow/schema.ts';
import { StarButton } from '#kit/choice/star-button.tsx';
import { t } from '../texts.ts';
import { useFollows } from './follows.ts';

interface FollowStarProps {
  kind: FollowKind;
  id: string;
  /** What is followed, read aloud. */
  name: string;
}

/** Follows something of any kind, or no longer; guests are asked to log in. */
export function FollowStar({ kind, id, name }: FollowStarProps) {
  const { isFollowed, toggle } = useFollows();
  return (
    <StarButton
      label={t('match.follow', { name })}
      pressed={isFollowed(kind, id)}
      onToggle={() => toggle(kind, id)}
    />
  );
}
