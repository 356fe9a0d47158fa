import * as v from 'valibot';
import { AnchorRoomId, MatchId, UserId } from '#contract/fields/ids.ts';
import { anchorStatusField } from '#contract/play/match/schema.ts';

export const Anchor = v.object({
  anchorRoomId: AnchorRoomId,
  userId: UserId,
  nickname: v.string(),
  avatar: v.string(),
  cover: v.string(),
  title: v.string(),
  topic: v.string(),
  status: anchorStatusField,
  viewers: v.number(),
  followers: v.number(),
  matchId: v.nullable(MatchId),
});
export type Anchor = v.InferOutput<typeof Anchor>;
