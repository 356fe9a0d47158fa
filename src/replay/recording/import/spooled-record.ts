import * as v from 'valibot';
import type { Pseudonyms } from '#contract/recording/pseudonyms.ts';
import type { ImportedRecord } from './importer.ts';

/** A record in the spool, with pseudonyms. */
const SpooledRecord = v.object({
  at: v.number(),
  user: v.nullable(v.string()),
  id: v.nullable(v.string()),
  what: v.variant('kind', [
    v.object({ kind: v.literal('say'), text: v.string() }),
    v.object({ kind: v.literal('gift'), giftId: v.string(), count: v.number() }),
    v.object({ kind: v.literal('join') }),
    v.object({ kind: v.literal('leave') }),
  ]),
});
export type SpooledRecord = ImportedRecord;

/** Parses a line of the spool. @throws ValiError. */
export const parseSpooled = (line: string): SpooledRecord =>
  v.parse(v.pipe(v.string(), v.parseJson(), SpooledRecord), line);

/** Replaces the people of a record by pseudonyms, so that it may be written to the disk. */
export function pseudonymized({ at, user, id, what }: ImportedRecord, names: Pseudonyms): SpooledRecord {
  return {
    at,
    user: user === null ? null : names.user(user),
    id: id === null ? null : names.id(id),
    what: what.kind === 'say' ? { kind: 'say', text: names.text(what.text) } : what,
  };
}
