import type { InputOf, OutputOf } from '#contract/book/table.ts';
import type { AnchorRoomId, MatchId } from '#contract/fields/ids.ts';

/** Input of an anchor room's call: the venues of this site, and the match the visitor came from [3.06]. */
export const anchorRoomInput = (
  anchorRoomId: AnchorRoomId,
  site: OutputOf<'site.config'> | null,
  matchId: MatchId | null,
): InputOf<'live.anchorRoom'> => ({ anchorRoomId, venueNames: site?.venues ?? [], dep: 2, matchId });
