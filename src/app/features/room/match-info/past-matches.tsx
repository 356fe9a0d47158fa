import { dayText } from '#app/core-client/shown-time.ts';
import type { PastMatch } from '#contract/models/match-history.ts';

const Side = ({ side, other }: { side: PastMatch['home']; other: PastMatch['home'] }) => (
  <span className={side.score > other.score ? 'past__side strong' : 'past__side'}>
    <img src={side.logo} alt="" width={18} height={18} loading="lazy" />
    <span className="ell">{side.name}</span>
  </span>
);

/** Matches that are over, one a row. */
export const PastMatches = ({ matches }: { matches: readonly PastMatch[] }) => (
  <ol className="past">
    {matches.map(({ matchId, startAt, home, away }) => (
      <li key={matchId}>
        <span className="cap t3 num">{dayText(startAt)}</span>
        <Side side={home} other={away} />
        <b className="past__score">
          {home.score}:{away.score}
        </b>
        <Side side={away} other={home} />
      </li>
    ))}
  </ol>
);
