import { useFollows } from '#app/features/match/follows.ts';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import type { Match } from '#contract/models/match.ts';
import { shareLink } from './share-link.ts';
import { t } from './texts.ts';

/** What one can do with a match besides watching it: follow it, share it. */
export function MatchActions({ match }: { match: Match }) {
  const { isFollowed, toggle } = useFollows();
  const title = t('match.versus', { home: match.home.name, away: match.away.name });
  return (
    <>
      <IconButton
        icon="star"
        iconSize={19}
        size="sm"
        className="sc__star"
        label={t('room.follow')}
        pressed={isFollowed('match', match.matchId)}
        onClick={() => toggle('match', match.matchId)}
      />
      <IconButton
        icon="share"
        iconSize={19}
        size="sm"
        label={t('room.share')}
        onClick={() => void shareLink(title)}
      />
    </>
  );
}
