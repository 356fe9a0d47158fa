import type * as v from 'valibot';
import { NEVER_ENDS } from '#contract/people/identity/document-end.ts';
import type { Identity } from '#contract/people/identity/schema.ts';
import { maskedName } from '#sandbox/base/names/masked.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { DocumentImages } from './document-images.ts';
import type { IdentityPorts } from './identity-ports.ts';
import type { IdentityStore } from './identity-store.ts';

type Parts = IdentityPorts & { readonly store: IdentityStore; readonly pictures: DocumentImages };
/** At which site, and when, epoch ms. */
export type Place = { readonly siteId: SiteId; readonly now: number };

const HIDDEN = '*'.repeat(14);

/** Whether a site requires it before the first deposit or bet: its parameter `identity_first`. */
export const isNeededAt = ({ sites }: Pick<IdentityPorts, 'sites'>, siteId: SiteId): boolean =>
  sites.config(siteId).params?.identity_first === '1';

const masked = (name: string) => (name === '' ? '' : maskedName(name));

/** Returns the member’s view of their own identity check. */
export function identityView(
  parts: Parts,
  userId: string,
  { siteId, now }: Place,
): v.InferInput<typeof Identity> {
  const { store, pictures, money } = parts;
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
    pictures: row.state === 'pending' ? [] : [...pictures.sidesOf(userId)],
    boundName: masked(money.payees.nameOf(userId) ?? ''),
  };
}
