import { DOCUMENT_SIDES } from '#contract/people/identity/constants.ts';
import { documentEndProblem } from '#contract/people/identity/document-end.ts';
import {
  birthdayOfId,
  type IdNumberProblem,
  idNumberProblem,
  plainIdNumber,
} from '#contract/people/identity/id-number.ts';
import { isRealName } from '#contract/people/identity/real-name.ts';
import { plainName } from '#sandbox/base/names/plain-name.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { DocumentImages } from './document-images.ts';
import type { IdentityPorts } from './identity-ports.ts';
import type { IdentityStore } from './identity-store.ts';

/** Details of a document as entered by the member. */
export type Document = {
  readonly realName: string;
  readonly idNumber: string;
  /** `YYYY-MM-DD`; blank for a document without an end. */
  readonly validTo: string;
};

type Parts = IdentityPorts & { readonly store: IdentityStore; readonly pictures: DocumentImages };

const TAIL = 4;

const REFUSED_WITH: Readonly<Record<IdNumberProblem, 'ID_NUMBER_WRONG' | 'UNDER_AGE'>> = {
  form: 'ID_NUMBER_WRONG',
  check: 'ID_NUMBER_WRONG',
  date: 'ID_NUMBER_WRONG',
  old: 'ID_NUMBER_WRONG',
  young: 'UNDER_AGE',
};

/** @throws Refusal REAL_NAME_WRONG for what is no name, and for another than the one money is paid out to. */
export function requireOwnName(bound: string | null, realName: string): void {
  const isOwn = bound === null || plainName(bound) === plainName(realName);
  if (!isRealName(realName) || !isOwn) refuse('REAL_NAME_WRONG');
}

/** @throws Refusal PERSON_REFUSED for the number of a self-excluded person, and for one of another account. */
function requireFreeNumber({ persons, store }: Parts, userId: string, number: string): string {
  const key = { kind: 'idNumber', value: number } as const;
  const hash = persons.hashOf(key);
  if (persons.isExcluded(key, userId) || store.isTaken(hash, userId)) refuse('PERSON_REFUSED');
  return hash;
}

/**
 * Submits a document for review, with the two images that were uploaded before. Of the number, a hash and the last four
 * digits are stored; the digits and the birthday are stored sealed.
 * @throws Refusal ORDER_STEP_REFUSED while one is pending, then by the first error found: REAL_NAME_WRONG, ID_NUMBER_WRONG,
 * UNDER_AGE, DOCUMENT_DAY_WRONG, PERSON_REFUSED, PICTURE_REFUSED.
 */
export function submitIdentity(parts: Parts, userId: string, document: Document, now: number): void {
  const { db, store, pictures, persons, restrictions, money } = parts;
  transaction(db, () => {
    if (store.at(userId, now).state === 'pending') refuse('ORDER_STEP_REFUSED');
    const { realName, validTo } = document;
    requireOwnName(money.payees.nameOf(userId), realName);
    const number = plainIdNumber(document.idNumber);
    const problem = idNumberProblem(number, now);
    if (problem !== null) refuse(REFUSED_WITH[problem]);
    if (documentEndProblem(validTo, now) !== null) refuse('DOCUMENT_DAY_WRONG');
    const id_hash = requireFreeNumber(parts, userId, number);
    if (pictures.sidesOf(userId).length < DOCUMENT_SIDES.length) refuse('PICTURE_REFUSED');
    const birthday = birthdayOfId(number);
    const said = { name: realName, id_hash, id_tail: number.slice(-TAIL), birthday, valid_to: validTo };
    const asked = { asked_at: now, decided_at: null, reason: null, words: '' };
    store.step(userId, 'submit', { ...said, ...asked }, now);
    if (restrictions.at(userId, now).state === 'excluded') persons.remember(userId);
  });
}
