import type { FollowKind } from '#contract/community/follow/schema.ts';
import { StarButton } from '#kit/choice/toggle-button.tsx';
import { t } from '../texts.ts';
import { useFollows } from './follows.ts';

interface FollowStarProps {
  kind: FollowKind;
  id: string;
  /** Accessible name of the followed subject. */
  name: string;
}

/** Follows or unfollows a subject of any kind; guests are sent to the login. */
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
