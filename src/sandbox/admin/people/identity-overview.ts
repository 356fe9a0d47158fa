import { DOCUMENT_SIDES, type DocumentSide } from '#contract/people/identity/document-rules.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

/** Document that waits for an operator. The number is not stored: its last four digits are compared with the image. */
export type IdentityOverview = {
  readonly userId: string;
  /** Login name and nickname. */
  readonly name: string;
  readonly nickname: string;
  readonly realName: string;
  readonly idTail: string;
  readonly birthday: string;
  /** The last day of the document; blank for none. */
  readonly validTo: string;
  readonly sides: readonly DocumentSide[];
  readonly requestedAt: number;
};

const SHOWN = 30;

/** Documents that wait for an operator, the oldest first. */
export const identityOverview = ({ accounts, identities }: Platform): readonly IdentityOverview[] =>
  identities.pending(SHOWN).map((row) => {
    const account = accounts.byId(row.user_id);
    return {
      userId: row.user_id,
      name: account?.name ?? '',
      nickname: account?.nickname ?? '',
      realName: row.name,
      idTail: row.id_tail,
      birthday: row.birthday,
      validTo: row.valid_to,
      sides: DOCUMENT_SIDES,
      requestedAt: row.asked_at ?? 0,
    };
  });
