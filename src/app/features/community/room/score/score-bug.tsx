import { bugClockText } from '#app/features/play/match/match-clock.ts';
import { useMatchInVideo } from '#app/features/play/match/use-match-in-video.ts';
import type { MatchDetail } from '#contract/play/match/schema.ts';
import type { PlaybackClock } from '#streams/view/time/playback-clock.ts';
import './score-bug.css';

type Props = {
  readonly detail: MatchDetail;
  readonly clock: PlaybackClock;
};

/**
 * Score over the video, as it was when the video was filmed. Hidden from screen readers, since the room's head already
 * reads it out.
 */
export function ScoreBug({ detail, clock }: Props) {
  const shown = useMatchInVideo(detail, clock);
  if (shown === null) return null;
  const { match, at } = shown;
  return (
    <div className="score-bug" aria-hidden="true">
      <span className="score-bug__t score-bug__t--home">{match.home.name}</span>
      <b>{match.home.score}</b>
      <b>{match.away.score}</b>
      <span className="score-bug__t score-bug__t--away">{match.away.name}</span>
      <span className="score-bug__c">{bugClockText(match, at)}</span>
    </div>
  );
}
