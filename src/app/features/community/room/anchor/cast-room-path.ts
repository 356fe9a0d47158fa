import { anchorRoomPath } from '#app/routes/paths.ts';
import type { AnchorRoomId, MatchId } from '#contract/fields/ids.ts';

/** The room of an anchor who casts a match, from that match [3.06]. */
export const castRoomPath = (anchorRoomId: AnchorRoomId, matchId: MatchId): string =>
  `${anchorRoomPath(anchorRoomId)}?from=${encodeURIComponent(matchId)}`;
