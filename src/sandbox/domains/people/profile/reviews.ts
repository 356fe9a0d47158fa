import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { contactPart } from '#contract/people/profile/profile-rules.ts';
import {
  REVIEW_KINDS,
  type ReviewKind,
  type ReviewStep,
  reviewAfter,
} from '#contract/people/profile/review-states.table.ts';
import { isReservedName } from '#sandbox/base/names/member-names.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { CONTACT_KEYWORDS } from '#sandbox/domains/community/chat/contact-keywords.table.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { UploadedImage } from '#sandbox/domains/ground/uploads/check-image.ts';

/** Comparison key of a nickname: ignores full width, case and separators, so that confusable nicknames are equal. */
const keyOf = (nickname: string) => nickname.normalize('NFKC').toLowerCase().replace(/[_·]/g, '');

/** @throws Refusal NICKNAME_TAKEN when another member has it, or one that reads alike. */
export function requireFree(accounts: Pick<Accounts, 'nicknames'>, userId: string, nickname: string) {
  const key = keyOf(nickname);
  const others = accounts.nicknames().filter((other) => other.userId !== userId);
  if (others.some((other) => keyOf(other.nickname) === key)) refuse('NICKNAME_TAKEN');
}

/** @throws Refusal NICKNAME_REFUSED for one that resembles the platform’s staff or contains contact details. */
export function requireDecent(nickname: string, siteId: SiteId) {
  if (isReservedName(keyOf(nickname)) || contactPart(nickname, CONTACT_KEYWORDS[siteId]) !== null)
    refuse('NICKNAME_REFUSED');
}

const ReviewRow = v.object({
  review_id: intColumn,
  user_id: v.string(),
  kind: v.picklist(REVIEW_KINDS),
  state: v.picklist(['pending', 'approved', 'rejected', 'withdrawn']),
  wanted: v.string(),
  reason: v.string(),
  asked_at: intColumn,
  decidable_at: intColumn,
  decided_at: v.nullable(intColumn),
  has_picture: v.pipe(
    v.bigint(),
    v.transform((flag) => flag === 1n),
  ),
});
export type ReviewRow = v.InferOutput<typeof ReviewRow>;

const ImageRow = v.object({
  type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
  picture: v.pipe(
    v.instance(Uint8Array),
    v.transform((bytes) => Buffer.from(bytes)),
  ),
});

export type NewReview = {
  readonly userId: string;
  readonly kind: ReviewKind;
  /** Requested value, unmasked; blank for an image. */
  readonly wanted: string;
  readonly image?: UploadedImage;
  readonly now: number;
  /** Earliest time at which the operator may approve it; the time of the request by default. */
  readonly decidableAt?: number;
};

export type Reviews = {
  /** @throws Refusal REVIEW_PENDING while one of the kind waits. */
  request(review: NewReview): void;
  /** The last one of a kind, or null. */
  latest(userId: string, kind: ReviewKind): ReviewRow | null;
  byId(reviewId: number): ReviewRow | null;
  /** Returns pending reviews, the oldest first. */
  pending(limit: number): readonly ReviewRow[];
  imageOf(reviewId: number): UploadedImage | null;
  /**
   * Takes a step; the image of the review is deleted on a decision.
   * @throws Refusal ORDER_STEP_REFUSED when the state does not allow it.
   */
  step(review: ReviewRow, step: Exclude<ReviewStep, 'ask'>, now: number, reason?: string): void;
};

const COLUMNS = `review_id, user_id, kind, state, wanted, reason, asked_at, decidable_at, decided_at,
  picture IS NOT NULL AS has_picture`;

/** Store of changes that members requested to their own data, and of the decisions. Times are epoch ms. */
export function createReviews(db: DatabaseSync): Reviews {
  const ofKind = query(
    db,
    ReviewRow,
    `SELECT ${COLUMNS} FROM review WHERE user_id = ? AND kind = ? ORDER BY review_id DESC LIMIT 1`,
  );
  const byId = query(db, ReviewRow, `SELECT ${COLUMNS} FROM review WHERE review_id = ?`);
  const waiting = query(
    db,
    ReviewRow,
    `SELECT ${COLUMNS} FROM review WHERE state = 'pending' ORDER BY review_id LIMIT ?`,
  );
  const selectImage = query(
    db,
    ImageRow,
    'SELECT type, picture FROM review WHERE review_id = ? AND picture IS NOT NULL',
  );
  const insert = db.prepare(
    `INSERT INTO review (user_id, kind, state, wanted, type, picture, asked_at, decidable_at)
     VALUES (?, ?, 'pending', ?, ?, ?, ?, ?)`,
  );
  const decide = db.prepare(
    'UPDATE review SET state = ?, reason = ?, decided_at = ?, picture = NULL WHERE review_id = ?',
  );
  const latest = (userId: string, kind: ReviewKind) => ofKind.get(userId, kind) ?? null;
  return {
    request({ userId, kind, wanted, image: shown, now, decidableAt = now }) {
      if (reviewAfter(latest(userId, kind)?.state ?? 'none', 'ask') === null) refuse('REVIEW_PENDING');
      insert.run(userId, kind, wanted, shown?.type ?? null, shown?.bytes ?? null, now, decidableAt);
    },
    latest,
    byId: (reviewId) => byId.get(reviewId) ?? null,
    pending: (limit) => waiting.all(limit),
    imageOf(reviewId) {
      const known = selectImage.get(reviewId);
      return known ? { type: known.type, bytes: known.picture } : null;
    },
    step({ review_id, state }, step, now, reason = '') {
      decide.run(reviewAfter(state, step) ?? refuse('ORDER_STEP_REFUSED'), reason, now, review_id);
    },
  };
}
