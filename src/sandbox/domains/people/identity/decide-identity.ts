import { documentEnd } from '#contract/people/identity/document-end.ts';
import type { IdentityReason } from '#contract/people/identity/states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { identityRejected, identityVerified } from '#sandbox/domains/care/inbox/people/identity-news.ts';
import type { DocumentImages } from './document-images.ts';
import type { IdentityPorts } from './identity-ports.ts';
import type { IdentityStore } from './identity-store.ts';
import { requireOwnName } from './submit-identity.ts';

/** Decision of an operator; `words` without a full stop at their end, blank where the reason suffices. */
export type IdentityDecision =
  | { readonly is: 'accept' }
  | { readonly is: 'reject'; readonly reason: IdentityReason; readonly words: string };

type Parts = IdentityPorts & { readonly store: IdentityStore; readonly pictures: DocumentImages };

/** Applies an acceptance: name and birthday of the document become the member’s. */
function accept({ store, money, profiles }: Parts, userId: string, now: number): void {
  const { name, birthday, id_hash, valid_to } = store.at(userId, now);
  const end = documentEnd(valid_to);
  if (end === null || end <= now) refuse('DOCUMENT_DAY_WRONG');
  if (store.isTaken(id_hash, userId)) refuse('PERSON_REFUSED');
  requireOwnName(money.payees.nameOf(userId), name);
  store.step(userId, 'accept', { decided_at: now, good_hash: id_hash, good_until: end }, now);
  if (money.payees.nameOf(userId) === null) money.payees.bindName(userId, name);
  if (birthday !== '') profiles.setBirthday(userId, birthday);
  money.tell(userId, identityVerified(valid_to), now);
}

/**
 * Accepts or rejects a document, by an operator and with a reason; the images are deleted and the member is notified.
 * @throws Refusal ORDER_STEP_REFUSED when none is pending; for an acceptance DOCUMENT_DAY_WRONG when the document has
 * expired since, PERSON_REFUSED when the number now belongs to another account, REAL_NAME_WRONG when the bound name has
 * changed since.
 */
export function decideIdentity(parts: Parts, userId: string, decision: IdentityDecision, now: number): void {
  const { db, store, pictures, money } = parts;
  transaction(db, () => {
    if (store.at(userId, now).state !== 'pending') refuse('ORDER_STEP_REFUSED');
    if (decision.is === 'accept') accept(parts, userId, now);
    else {
      const { reason, words } = decision;
      store.step(userId, 'reject', { decided_at: now, reason, words }, now);
      money.tell(userId, identityRejected(reason, words), now);
    }
    pictures.drop(userId);
  });
}
