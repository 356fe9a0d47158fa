import * as v from 'valibot';
import { COMPOSED_ID, NUMERIC_ID } from '#contract/text/wire-patterns.ts';

const id = <const Name extends string>(name: Name) => v.pipe(v.string(), v.regex(COMPOSED_ID), v.brand(name));

export const MatchId = id('MatchId');
export type MatchId = v.InferOutput<typeof MatchId>;
export const AnchorRoomId = id('AnchorRoomId');
export type AnchorRoomId = v.InferOutput<typeof AnchorRoomId>;
export const LeagueId = id('LeagueId');
export type LeagueId = v.InferOutput<typeof LeagueId>;
export const UserId = id('UserId');
export type UserId = v.InferOutput<typeof UserId>;
export const ViewerMark = id('ViewerMark');
/** Id of one login of one member on this device: the same in all of its tabs, and across reloads. Reveals neither. */
export type ViewerMark = v.InferOutput<typeof ViewerMark>;
/** Chosen by the client for one intent; the server treats a repeat as the same intent. */
export const ClientRequestId = id('ClientRequestId');
export type ClientRequestId = v.InferOutput<typeof ClientRequestId>;
export const GiftId = id('GiftId');
export type GiftId = v.InferOutput<typeof GiftId>;
export const BetId = id('BetId');
export type BetId = v.InferOutput<typeof BetId>;
export const OrderId = id('OrderId');
export type OrderId = v.InferOutput<typeof OrderId>;
/** The number of an order or a record that people read out: `D25112200410877`. */
export const OrderNo = v.pipe(v.string(), v.regex(/^[A-Z0-9-]{1,32}$/), v.brand('OrderNo'));
export type OrderNo = v.InferOutput<typeof OrderNo>;
export const ChatRoomNo = id('ChatRoomNo');
/** The platform's number of a chat room: `m-<matchId>`, `a-<anchorRoomId>`, or `t-<gameId>` of a live table. */
export type ChatRoomNo = v.InferOutput<typeof ChatRoomNo>;
/** An id that a room number is made of: two characters come before it. */
export const ID_IN_ROOM_NO = /^[\w:-]{1,62}$/;
/** Platform id of a chat message, for calls about it. Not an identity in a list: a restored platform reuses its ids. */
export const ChatMessageId = v.pipe(v.string(), v.brand('ChatMessageId'));
export type ChatMessageId = v.InferOutput<typeof ChatMessageId>;
export const BonusId = id('BonusId');
export type BonusId = v.InferOutput<typeof BonusId>;
export const CouponId = id('CouponId');
export type CouponId = v.InferOutput<typeof CouponId>;
export const PromotionId = id('PromotionId');
export type PromotionId = v.InferOutput<typeof PromotionId>;
/** One edition of an activity: `wheel-1`. */
export const ActivityId = id('ActivityId');
export type ActivityId = v.InferOutput<typeof ActivityId>;
/** One result of one member in an activity. */
export const ActivityResultId = id('ActivityResultId');
export type ActivityResultId = v.InferOutput<typeof ActivityResultId>;
export const ParcelId = v.pipe(v.string(), v.regex(NUMERIC_ID), v.brand('ParcelId'));
export type ParcelId = v.InferOutput<typeof ParcelId>;
