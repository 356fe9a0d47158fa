import type * as v from 'valibot';
import { type DocumentSide, UNSUBMITTED_IMAGE_TTL_MS } from '#contract/people/identity/constants.ts';
import type { Identity } from '#contract/people/identity/schema.ts';
import { identityAfter } from '#contract/people/identity/states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { UploadedImage } from '#sandbox/domains/ground/uploads/check-image.ts';
import { decideIdentity, type IdentityDecision } from './decide-identity.ts';
import { createDocumentImages } from './document-images.ts';
import type { IdentityPorts } from './identity-ports.ts';
import { createIdentityStore, type IdentityRow } from './identity-store.ts';
import { identityView, isNeededAt, type Place } from './identity-view.ts';
import { createFieldSeal, sealPlainFields } from './sealed-fields.ts';
import { type Document, submitIdentity } from './submit-identity.ts';

/** Identity checks of members by operators [P.25]. Times are epoch ms of the world. */
export type Identities = {
  view(userId: string, place: Place): v.InferInput<typeof Identity>;
  /** Whether the site requires it and the member has no valid document. */
  isMissing(userId: string, siteId: SiteId, now: number): boolean;
  /** @throws Refusal ORDER_STEP_REFUSED while one is under way. */
  keepPicture(userId: string, side: DocumentSide, picture: UploadedImage, now: number): void;
  /** @throws Refusal as `submitIdentity` does. */
  submit(userId: string, document: Document, now: number): void;
  /** @throws Refusal as `decideIdentity` does. */
  decide(userId: string, decision: IdentityDecision, now: number): void;
  /** Returns documents pending review, the oldest first. */
  pending(most: number): readonly IdentityRow[];
  picture(userId: string, side: string): UploadedImage | null;
  dropLoosePictures(now: number): void;
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
  const pictures = createDocumentImages(ports.db);
  const parts = { ...ports, store, pictures };
  return {
    view: (userId, place) => identityView(parts, userId, place),
    isMissing: (userId, siteId, now) => isNeededAt(ports, siteId) && store.at(userId, now).good_until <= now,
    keepPicture(userId, side, picture, now) {
      if (identityAfter(store.at(userId, now).state, 'submit') === null) refuse('ORDER_STEP_REFUSED');
      pictures.keep(userId, side, picture, now);
    },
    submit: (userId, document, now) => submitIdentity(parts, userId, document, now),
    decide: (userId, decision, now) => decideIdentity(parts, userId, decision, now),
    pending: store.pending,
    picture: pictures.picture,
    dropLoosePictures: (now) => pictures.dropLoose(now - UNSUBMITTED_IMAGE_TTL_MS),
    vouch(userId, { name, validTo }, until, now) {
      if (store.at(userId, now).state !== 'none') return;
      store.step(userId, 'submit', { name, valid_to: validTo, asked_at: now }, now);
      store.step(userId, 'accept', { decided_at: now, good_until: until }, now);
    },
  };
}
