import { useSyncExternalStore } from 'react';
import { bugClockText } from '#app/features/match/match-clock.ts';
import type { MatchDetail } from '#contract/models/match.ts';
import { detailAt } from '#contract/rules/matches/detail-at.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import type { PictureClock } from '#streams/view/picture-clock.ts';
import './score-bug.css';

type Props = {
  readonly detail: MatchDetail;
  readonly clock: PictureClock;
};

/**
 * The score on the picture, as it was when the picture was filmed. The head of the room says it to those who listen,
 * so that it is not read aloud twice.
 */
export function ScoreBug({ detail, clock }: Props) {
  const second = useSyncExternalStore(clock.watch, () => {
    const { shownAt } = clock.now();
    return shownAt === null ? null : Math.floor(shownAt / SECOND_MS);
  });
  const { shownAt } = clock.now();
  if (second === null || shownAt === null) return null;
  const { match } = detailAt(detail, shownAt);
  if (match.clock.phase === 'upcoming') return null;
  return (
    <div className="bug" aria-hidden="true">
      <span className="bug__t bug__t--home">{match.home.name}</span>
      <b>{match.home.score}</b>
      <b>{match.away.score}</b>
      <span className="bug__t bug__t--away">{match.away.name}</span>
      <span className="bug__c">{bugClockText(match, shownAt)}</span>
    </div>
  );
}
