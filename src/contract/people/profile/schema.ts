import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { REVIEW_KINDS, REVIEW_STATES } from './review-states.table.ts';

/** What became of a change of a member's own data, one for each kind; blank and null while none was asked for. */
export const Review = v.object({
  kind: v.picklist(REVIEW_KINDS),
  state: v.picklist(REVIEW_STATES),
  askedAt: v.nullable(timeField),
  decidedAt: v.nullable(timeField),
  /** What it is to become, masked as its field is; blank for a picture. */
  wanted: v.string(),
  /** Why it was rejected, in the operator's words. */
  reason: v.string(),
});
export type Review = v.InferOutput<typeof Review>;

/** A member's own data as they see it; blank where there is none. */
export const Profile = v.object({
  name: v.string(),
  nickname: v.string(),
  /** From when on another nickname may be asked for; null when it may be now. */
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
