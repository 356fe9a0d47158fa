import { Link } from 'react-router-dom';
import { useFollows } from '#app/features/match/follows.ts';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Tooltip } from '#app/kit/overlay/tooltip.tsx';
import { paths } from '#app/routes/paths.ts';
import type { Match } from '#contract/models/match.ts';
import { shareLink } from './share-link.ts';
import { setNoSpoilers, useNoSpoilers } from './spoilers.ts';
import { t } from './texts.ts';

/** Keeps what the picture has not shown yet out of the room's words and figures. */
function NoSpoilers() {
  const wanted = useNoSpoilers();
  return (
    <Tooltip text={t(wanted ? 'room.noSpoilersOn' : 'room.noSpoilersOff')}>
      <IconButton
        icon="eye-off"
        iconSize={19}
        size="sm"
        label={t('room.noSpoilers')}
        pressed={wanted}
        onClick={() => setNoSpoilers(!wanted)}
      />
    </Tooltip>
  );
}

/** What one can do with a match besides watching it: follow it, share it, and hide what its picture has not shown yet. */
export function MatchActions({ match, hasPicture }: { match: Match; hasPicture: boolean }) {
  const { isFollowed, toggle } = useFollows();
  const title = t('match.versus', { home: match.home.name, away: match.away.name });
  return (
    <>
      {hasPicture ? <NoSpoilers /> : null}
      {hasPicture ? (
        <Link
          className="sc__many only-d"
          to={`${paths.multiview}?rooms=match/${match.matchId}`}
          aria-label={t('room.multiview')}
        >
          <Icon name="grid" size={19} />
        </Link>
      ) : null}
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
