import type * as v from 'valibot';
import {
  DOCUMENT_SIDES,
  type DocumentSide,
  documentEnd,
  documentEndProblem,
  NEVER_ENDS,
  UNSUBMITTED_IMAGE_TTL_MS,
} from '#contract/people/identity/document-rules.ts';
import {
  birthdayOfId,
  type IdNumberProblem,
  idNumberProblem,
  isRealName,
  plainIdNumber,
} from '#contract/people/identity/identity-card.ts';
import type { Identity } from '#contract/people/identity/schema.ts';
import { type IdentityReason, identityAfter } from '#contract/people/identity/states.table.ts';
import { maskedName, plainName } from '#sandbox/base/names/member-names.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { identityRejected, identityVerified } from '#sandbox/domains/care/inbox/people/identity-news.ts';
import type { UploadedImage } from '#sandbox/domains/ground/uploads/check-image.ts';
import { createDocumentImages, type DocumentImages } from './document-images.ts';
import type { IdentityPorts } from './identity-ports.ts';
import { createIdentityStore, type IdentityRow, type IdentityStore } from './identity-store.ts';
import { createFieldSeal, sealPlainFields } from './sealed-fields.ts';

type Parts = IdentityPorts & { readonly store: IdentityStore; readonly images: DocumentImages };

/** At which site, and when, epoch ms. */
type ViewContext = { readonly siteId: SiteId; readonly now: number };

const HIDDEN = '*'.repeat(14);

/** Reports whether a site requires it before the first deposit or bet: its parameter `identity_first`. */
const isNeededAt = ({ sites }: Pick<IdentityPorts, 'sites'>, siteId: SiteId): boolean =>
  sites.config(siteId).params?.identity_first === '1';

const masked = (name: string) => (name === '' ? '' : maskedName(name));

/** Returns the member’s view of their own identity check. */
function identityView(
  parts: Parts,
  userId: string,
  { siteId, now }: ViewContext,
): v.InferInput<typeof Identity> {
  const { store, images, money } = parts;
  const row = store.at(userId, now);
  return {
    state: row.state,
    isNeeded: isNeededAt(parts, siteId),
    isGood: row.good_until > now,
    realName: masked(row.name),
    idNumber: row.id_tail === '' ? '' : HIDDEN + row.id_tail,
    validTo: row.valid_to,
    goodUntil: row.good_until > now && row.good_until < NEVER_ENDS ? row.good_until : null,
    askedAt: row.asked_at,
    decidedAt: row.decided_at,
    reason: row.reason,
    words: row.words,
    pictures: row.state === 'pending' ? [] : [...images.sidesOf(userId)],
    boundName: masked(money.payees.nameOf(userId) ?? ''),
  };
}

/** Details of a document as entered by the member. */
type Document = {
  readonly realName: string;
  readonly idNumber: string;
  /** `YYYY-MM-DD`; blank for a document without an end. */
  readonly validTo: string;
};

const TAIL = 4;

const REFUSED_WITH: Readonly<Record<IdNumberProblem, 'ID_NUMBER_WRONG' | 'UNDER_AGE'>> = {
  form: 'ID_NUMBER_WRONG',
  check: 'ID_NUMBER_WRONG',
  date: 'ID_NUMBER_WRONG',
  old: 'ID_NUMBER_WRONG',
  young: 'UNDER_AGE',
};

/** @throws Refusal REAL_NAME_WRONG for what is no name, and for another than the one money is paid out to. */
function requireOwnName(bound: string | null, realName: string): void {
  const isOwn = bound === null || plainName(bound) === plainName(realName);
  if (!isRealName(realName) || !isOwn) refuse('REAL_NAME_WRONG');
}

/** @throws Refusal PERSON_REFUSED for the number of a self-excluded person, and for one of another account. */
function requireFreeNumber({ persons, store }: Parts, userId: string, number: string): string {
  const key = { kind: 'idNumber', value: number } as const;
  const hash = persons.hashOf(key);
  if (persons.isExcluded(key, userId) || store.isUsedElsewhere(hash, userId)) refuse('PERSON_REFUSED');
  return hash;
}

/**
 * Submits a document for review, with the two images that were uploaded before. Of the number, a hash and the last four
 * digits are stored; the digits and the birthday are stored sealed.
 * @throws Refusal ORDER_STEP_REFUSED while one is pending, then by the first error found: REAL_NAME_WRONG, ID_NUMBER_WRONG,
 * UNDER_AGE, DOCUMENT_DAY_WRONG, PERSON_REFUSED, PICTURE_REFUSED.
 */
function submitIdentity(parts: Parts, userId: string, document: Document, now: number): void {
  const { db, store, images, persons, restrictions, money } = parts;
  transaction(db, () => {
    if (store.at(userId, now).state === 'pending') refuse('ORDER_STEP_REFUSED');
    const { realName, validTo } = document;
    requireOwnName(money.payees.nameOf(userId), realName);
    const number = plainIdNumber(document.idNumber);
    const problem = idNumberProblem(number, now);
    if (problem !== null) refuse(REFUSED_WITH[problem]);
    if (documentEndProblem(validTo, now) !== null) refuse('DOCUMENT_DAY_WRONG');
    const id_hash = requireFreeNumber(parts, userId, number);
    if (images.sidesOf(userId).length < DOCUMENT_SIDES.length) refuse('PICTURE_REFUSED');
    const birthday = birthdayOfId(number);
    const documentFields = {
      name: realName,
      id_hash,
      id_tail: number.slice(-TAIL),
      birthday,
      valid_to: validTo,
    };
    const reviewFields = { asked_at: now, decided_at: null, reason: null, words: '' };
    store.step(userId, 'submit', { ...documentFields, ...reviewFields }, now);
    if (restrictions.at(userId, now).state === 'excluded') persons.remember(userId);
  });
}

/** Decision of an operator; `note` without a full stop at its end, blank where the reason suffices. */
type IdentityDecision =
  | { readonly is: 'accept' }
  | { readonly is: 'reject'; readonly reason: IdentityReason; readonly note: string };

/** Applies an acceptance: name and birthday of the document become the member’s. */
function accept({ store, money, profiles }: Parts, userId: string, now: number): void {
  const { name, birthday, id_hash, valid_to } = store.at(userId, now);
  const end = documentEnd(valid_to);
  if (end === null || end <= now) refuse('DOCUMENT_DAY_WRONG');
  if (store.isUsedElsewhere(id_hash, userId)) refuse('PERSON_REFUSED');
  requireOwnName(money.payees.nameOf(userId), name);
  store.step(userId, 'accept', { decided_at: now, good_hash: id_hash, good_until: end }, now);
  if (money.payees.nameOf(userId) === null) money.payees.bindName(userId, name);
  if (birthday !== '') profiles.setBirthday(userId, birthday);
  money.notify(userId, identityVerified(valid_to), now);
}

/**
 * Accepts or rejects a document, by an operator and with a reason; the images are deleted and the member is notified.
 * @throws Refusal ORDER_STEP_REFUSED when none is pending; for an acceptance DOCUMENT_DAY_WRONG when the document has
 * expired since, PERSON_REFUSED when the number now belongs to another account, REAL_NAME_WRONG when the bound name has
 * changed since.
 */
function decideIdentity(parts: Parts, userId: string, decision: IdentityDecision, now: number): void {
  const { db, store, images, money } = parts;
  transaction(db, () => {
    if (store.at(userId, now).state !== 'pending') refuse('ORDER_STEP_REFUSED');
    if (decision.is === 'accept') accept(parts, userId, now);
    else {
      const { reason, note } = decision;
      store.step(userId, 'reject', { decided_at: now, reason, words: note }, now);
      money.notify(userId, identityRejected(reason, note), now);
    }
    images.drop(userId);
  });
}

/** Identity checks of members by operators [P.25]. Times are epoch ms of the world. */
export type Identities = {
  view(userId: string, context: ViewContext): v.InferInput<typeof Identity>;
  /** Reports whether the site requires it and the member has no valid document. */
  isMissing(userId: string, siteId: SiteId, now: number): boolean;
  /** @throws Refusal ORDER_STEP_REFUSED while one is under way. */
  storeImage(userId: string, side: DocumentSide, image: UploadedImage, now: number): void;
  /** @throws Refusal as `submitIdentity` does. */
  submit(userId: string, document: Document, now: number): void;
  /** @throws Refusal as `decideIdentity` does. */
  decide(userId: string, decision: IdentityDecision, now: number): void;
  /** Returns documents pending review, the oldest first. */
  pending(limit: number): readonly IdentityRow[];
  imageOf(userId: string, side: string): UploadedImage | null;
  deleteUnsubmittedImages(now: number): void;
  /**
   * Marks a member already known to the platform as checked until `until`, the last day of their document being `validTo`
   * (blank for no end); a member who has submitted a document keeps it.
   */
  vouch(
    userId: string,
    person: { readonly name: string; readonly validTo: string },
    until: number,
    now: number,
  ): void;
};

/** The identities of a platform. */
export function createIdentities(ports: IdentityPorts): Identities {
  const fields = createFieldSeal(ports.personKey);
  sealPlainFields(ports.db, fields);
  const store = createIdentityStore(ports.db, fields);
  const images = createDocumentImages(ports.db);
  const parts = { ...ports, store, images };
  return {
    view: (userId, context) => identityView(parts, userId, context),
    isMissing: (userId, siteId, now) => isNeededAt(ports, siteId) && store.at(userId, now).good_until <= now,
    storeImage(userId, side, image, now) {
      if (identityAfter(store.at(userId, now).state, 'submit') === null) refuse('ORDER_STEP_REFUSED');
      images.save(userId, side, image, now);
    },
    submit: (userId, document, now) => submitIdentity(parts, userId, document, now),
    decide: (userId, decision, now) => decideIdentity(parts, userId, decision, now),
    pending: store.pending,
    imageOf: images.imageOf,
    deleteUnsubmittedImages: (now) => images.dropLoose(now - UNSUBMITTED_IMAGE_TTL_MS),
    vouch(userId, { name, validTo }, until, now) {
      if (store.at(userId, now).state !== 'none') return;
      store.step(userId, 'submit', { name, valid_to: validTo, asked_at: now }, now);
      store.step(userId, 'accept', { decided_at: now, good_until: until }, now);
    },
  };
}
