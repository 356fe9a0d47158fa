import type { Observable } from 'rxjs';
import type { MatchId } from '#contract/fields/ids.ts';
import { POLLING } from '#worker/clock/polling.table.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { MatchView, OddsView } from '#worker/topics.ts';
import { watching } from '../polls/watching.ts';

type Deps = Pick<CoreContext, 'sendCall' | 'hidden$' | 'scheduler' | 'random'>;

/** Creates live views of a match and its odds, active while subscribed. */
export const createMatchService = (context: Deps) => ({
  match: (matchId: MatchId): Observable<MatchView> =>
    watching(context, POLLING.match, () => context.sendCall('live.matchDetail', { matchId })),
  odds: (matchId: MatchId): Observable<OddsView> =>
    watching(context, POLLING.odds, () => context.sendCall('live.odds', { matchId })),
});
