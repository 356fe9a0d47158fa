import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { REVIEW_KINDS, REVIEW_STATES } from './review-states.table.ts';

/** State of a change to a member’s own data, one for each kind; blank and null while none was requested. */
export const Review = v.object({
  kind: v.picklist(REVIEW_KINDS),
  state: v.picklist(REVIEW_STATES),
  askedAt: v.nullable(timeField),
  decidedAt: v.nullable(timeField),
  /** Requested new value, masked like its field; blank for an image. */
  wanted: v.string(),
  /** Reason for the rejection, in the operator’s text. */
  reason: v.string(),
});
export type Review = v.InferOutput<typeof Review>;

/** Own data of a member, as displayed to them; blank for missing values. */
export const Profile = v.object({
  name: v.string(),
  nickname: v.string(),
  /** Time from which another nickname may be requested; null when it may be now. */
  nicknameFrom: v.nullable(timeField),
  avatar: v.string(),
  /** Masked. */
  realName: v.string(),
  /** Masked [5.07]. */
  phone: v.string(),
  /** Masked. */
  email: v.string(),
  /** `YYYY-MM-DD`. */
  birthday: v.string(),
  reviews: v.array(Review),
});
export type Profile = v.InferOutput<typeof Profile>;
