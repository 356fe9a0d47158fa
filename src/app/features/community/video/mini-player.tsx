import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { minuteText } from '#app/features/play/match/match-clock.tsx';
import { useMatchInVideo } from '#app/features/play/match/use-match-in-video.ts';
import type { MatchId } from '#contract/fields/ids.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useTopic } from '#core-client/topic.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Link } from '#kit/link/link.tsx';
import { type MoveArea, useMove } from '#kit/overlay/use-move.ts';
import { setMuted, sound } from '#streams/view/sound-store.ts';
import { player } from '#streams/view/texts/player.ts';
import type { PlaybackClock } from '#streams/view/time/playback-clock.ts';
import { useOwnWindow } from '#streams/view/use-element-state.ts';
import { closeVideo, type LiveVideo, setCorner } from './video-store.ts';
import './mini-player.css';

const t = textsOf({ player });

const PLAYER_MARGIN_PX = 8;

/** Below the head of the page and above the bar at its foot. */
function moveArea(card: HTMLElement): MoveArea {
  const { width, height } = card.getBoundingClientRect();
  const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const foot = document.querySelector('nav.tab-bar')?.getBoundingClientRect().height ?? 0;
  return {
    least: { left: PLAYER_MARGIN_PX, top: Math.max(0, head) + PLAYER_MARGIN_PX },
    most: {
      left: window.innerWidth - PLAYER_MARGIN_PX - width,
      top: window.innerHeight - foot - PLAYER_MARGIN_PX - height,
    },
  };
}

/** Score and clock of the match, as far as the mini player's video has shown it. */
function MiniScore({ matchId, clock }: { matchId: MatchId; clock: PlaybackClock }) {
  const shown = useMatchInVideo(lastOf(useTopic('match', { matchId })), clock);
  if (shown === null) return null;
  const { match, at } = shown;
  return (
    <span className="mini__score num">
      <b>{`${match.home.score}:${match.away.score}`}</b> {minuteText(match, at)}
    </span>
  );
}

/** Live video in a corner of another page: sound, the link back to its room, and a close button. */
export function MiniPlayer({ video, shown }: { video: LiveVideo; shown: boolean }) {
  const card = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const { muted } = useSnapshot(sound);
  const { drag, style } = useMove(card, moveArea);
  const ownWindow = useOwnWindow();
  const { room } = video;
  useEffect(() => {
    setCorner(container.current);
    return () => setCorner(null);
  }, []);
  return (
    <aside
      ref={card}
      className="mini"
      hidden={!shown || ownWindow}
      style={style}
      aria-label={t('player.mini', { title: video.title })}
    >
      <div className="mini__pic" ref={container} onPointerDown={drag} />
      <div className="mini__bar row gap-4">
        {room.kind === 'match' ? <MiniScore matchId={room.matchId} clock={video.clock} /> : null}
        <span className="mini__title only-d grow ell">{video.title}</span>
        <Link className="mini__back" to={video.address}>
          {t('player.backToRoom')}
        </Link>
        <IconButton
          icon={muted ? 'mute' : 'volume'}
          size="sm"
          iconSize={16}
          label={t(muted ? 'player.unmute' : 'player.mute')}
          onClick={() => setMuted(!muted)}
        />
        <IconButton icon="x" size="sm" iconSize={16} label={t('player.closeMini')} onClick={closeVideo} />
      </div>
    </aside>
  );
}
