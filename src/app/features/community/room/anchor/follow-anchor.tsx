import { useFollows } from '#app/features/play/match/follow/follows.ts';
import type { AnchorRoomId } from '#contract/fields/ids.ts';
import { Button } from '#kit/action/button.tsx';
import { t } from '../texts.ts';

/** Follows or unfollows an anchor; guests are sent to the login. */
export function FollowAnchor({ anchorRoomId }: { anchorRoomId: AnchorRoomId }) {
  const { isFollowed, toggle } = useFollows();
  const followed = isFollowed('anchor', anchorRoomId);
  return (
    <Button
      size="sm"
      variant={followed ? 'line' : 'primary'}
      icon={followed ? 'check' : 'plus'}
      aria-pressed={followed}
      onClick={() => toggle('anchor', anchorRoomId)}
    >
      {t(followed ? 'facts.followed' : 'facts.follow')}
    </Button>
  );
}
