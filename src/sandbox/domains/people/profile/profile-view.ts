import type * as v from 'valibot';
import { NICKNAME_WAIT_MS } from '#contract/people/profile/profile-rules.ts';
import { REVIEW_KINDS, type ReviewKind } from '#contract/people/profile/review-states.table.ts';
import type { Profile, Review } from '#contract/people/profile/schema.ts';
import type { Account } from '#sandbox/base/account.ts';
import { maskedName } from '#sandbox/base/names/member-names.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { maskedAddress, phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { ProfilePorts } from './profile-ports.ts';
import type { NewReview } from './reviews.ts';

/** Parses a stored phone, `86 13800000000`. */
export function parseStoredPhone(wanted: string) {
  const [region = '', phone = ''] = wanted.split(' ');
  return phoneAddress({ region, phone });
}

const SHOWN: Readonly<Record<ReviewKind, (wanted: string) => string>> = {
  avatar: () => '',
  nickname: (wanted) => wanted,
  realName: maskedName,
  phone: (wanted) => maskedAddress(parseStoredPhone(wanted)),
  birthday: (wanted) => wanted,
};

/** Returns the requested value as its field displays it. */
export const shownWanted = (kind: ReviewKind, wanted: string): string => SHOWN[kind](wanted);

const reviewView =
  ({ reviews }: ProfilePorts, userId: string) =>
  (kind: ReviewKind): v.InferInput<typeof Review> => {
    const last = reviews.latest(userId, kind);
    return {
      kind,
      state: last?.state ?? 'none',
      askedAt: last?.asked_at ?? null,
      decidedAt: last?.decided_at ?? null,
      wanted: last ? shownWanted(kind, last.wanted) : '',
      reason: last?.reason ?? '',
    };
  };

/** Time from which the nickname may be changed again, epoch ms; null when it may be changed now. */
export function nicknameFrom({ profiles }: ProfilePorts, userId: string, now: number): number | null {
  const from = profiles.of(userId).nicknameAt + NICKNAME_WAIT_MS;
  return from > now ? from : null;
}

/** A member's own data as they see it; `account` as it is by now. */
export function profileView(
  ports: ProfilePorts,
  { userId }: Account,
  now: number,
): v.InferInput<typeof Profile> {
  const { accounts, auth, money, profiles } = ports;
  const account = accounts.byId(userId);
  const [phone, email] = [auth.contacts.of(userId, 'phone'), auth.contacts.of(userId, 'email')];
  const realName = money.payees.nameOf(userId);
  return {
    name: account?.name ?? '',
    nickname: account?.nickname ?? '',
    nicknameFrom: nicknameFrom(ports, userId, now),
    avatar: account?.avatar ?? '',
    realName: realName === null ? '' : maskedName(realName),
    phone: phone === null ? '' : maskedAddress(phone),
    email: email === null ? '' : maskedAddress(email),
    birthday: profiles.of(userId).birthday,
    reviews: REVIEW_KINDS.map(reviewView(ports, userId)),
  };
}

/**
 * Requests an operator’s review of a change to the member’s own data, and returns the profile with the review in it.
 * @throws Refusal REVIEW_PENDING while one of the kind is pending.
 */
export const reviewRequester =
  (ports: ProfilePorts) => (context: CallContext, review: Omit<NewReview, 'userId' | 'now'>) => {
    const account = accountOf(context);
    transaction(ports.db, () =>
      ports.reviews.request({ ...review, userId: account.userId, now: context.now }),
    );
    return profileView(ports, account, context.now);
  };
