import { useFollows } from '#app/features/play/match/follow/follows.ts';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { copyText } from '#kit/action/copy-or-save.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Tooltip } from '#kit/overlay/tooltip.tsx';
import { MultiviewLink } from '../anchor/multiview-link.tsx';
import { setNoSpoilers, useNoSpoilers } from '../content/use-shown-content.ts';
import { t } from '../texts.ts';

const isDismissed = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'AbortError';

const copyTexts = () => ({ copied: t('share.copied'), refused: t('share.refused') });

/** Shares the address of this room: by the system's share sheet where there is one, otherwise by the clipboard. */
async function shareLink(title: string): Promise<void> {
  const { origin, pathname } = location;
  const url = origin + pathname;
  if (!('share' in navigator)) return copyText(url, copyTexts());
  try {
    await navigator.share({ title, url });
  } catch (thrown) {
    if (!isDismissed(thrown)) await copyText(url, copyTexts());
  }
}

/** Toggle that hides from the room's texts and figures what the video has not shown yet. */
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

type Props = {
  readonly match: Match;
  /** Room whose live video is shown; null while there is none. */
  readonly videoRoom: RoomRef | null;
};

/** Actions on a match besides watching: follow it, share it, and hide what its video has not shown yet. */
export function MatchActions({ match, videoRoom }: Props) {
  const { isFollowed, toggle } = useFollows();
  const title = t('match.versus', { home: match.home.name, away: match.away.name });
  return (
    <>
      {videoRoom ? <NoSpoilers /> : null}
      {videoRoom ? <MultiviewLink room={videoRoom} /> : null}
      <IconButton
        icon="star"
        iconSize={19}
        size="sm"
        className="score-header__star"
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
