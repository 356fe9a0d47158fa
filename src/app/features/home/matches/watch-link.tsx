import { IconButton } from '#app/kit/action/icon-button.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { matchRoomPath } from '#app/routes/paths.ts';
import type { Match } from '#contract/models/match.ts';
import { anchorTap } from '#contract/rules/rooms/anchor-tap.ts';
import { t } from '../texts.ts';

/**
 * How a match can be watched: its anchor, its picture or its animation. The anchor's icon shows in all three states;
 * one who has not started, or is away, says so instead of opening [4.01].
 */
export function WatchLink({ match }: { match: Match }) {
  const name = t('match.versus', { home: match.home.name, away: match.away.name });
  if (match.castLive) {
    const label = t('home.watchAnchor', { match: name });
    const tap = anchorTap(match.anchorStatus);
    if (tap.is === 'told') {
      return (
        <IconButton
          icon="mic"
          iconSize={17}
          size="xs"
          label={label}
          onClick={() => showToast({ text: t(`anchor.${tap.why}`) })}
        />
      );
    }
    return (
      <Link to={matchRoomPath(match.matchId, 'ANCHOR')} aria-label={label}>
        <Icon name="mic" size={17} />
      </Link>
    );
  }
  if (match.hasPicture) {
    return (
      <Link to={matchRoomPath(match.matchId, 'LIVE')} aria-label={t('home.watchPicture', { match: name })}>
        <Icon name="video" size={17} />
      </Link>
    );
  }
  return match.hasAnimation ? (
    <Link
      to={matchRoomPath(match.matchId, 'ANIMATION')}
      aria-label={t('home.watchAnimation', { match: name })}
    >
      <Icon name="activity" size={17} />
    </Link>
  ) : null;
}
