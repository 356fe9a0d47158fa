import { useServerText } from '#app/core-client/server-clock.ts';
import { dayTimeText } from '#app/core-client/shown-time.ts';
import { useTopic } from '#app/core-client/topic.ts';
import { isOn } from '#app/features/match/match-clock.ts';
import { MinuteText } from '#app/features/match/running-text.tsx';
import type { BetLeg } from '#contract/models/bet.ts';
import type { MatchId } from '#contract/models/ids.ts';
import { lastOf } from '#contract/units/loadable.ts';

/** The score of a match in play and its minute, as they are now. */
function Score({ matchId }: { matchId: MatchId }) {
  const match = lastOf(useTopic('match', { matchId }))?.match;
  if (!match || !isOn(match)) return null;
  return (
    <span className="bscore">
      <b className="num">
        {match.home.score}:{match.away.score}
      </b>
      <MinuteText match={match} />
    </span>
  );
}

/** The score of the match of an undecided leg; before it begins, when that is. */
export function LiveScore({ leg: { matchId, startAt, result } }: { leg: BetLeg }) {
  const begun = useServerText((now) => (now >= startAt ? 'begun' : '')) !== '';
  if (result !== null) return null;
  return begun ? <Score matchId={matchId} /> : <span className="cap t3 num">{dayTimeText(startAt)}</span>;
}
