import * as v from 'valibot';
import type { Pseudonyms } from '#contract/recording/pseudonyms.ts';
import type { Imported } from './imported.ts';

/** A record on its way through the spool, its people already hidden. */
const Spooled = v.object({
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
export type Spooled = Imported;

export const fromSpool = (line: string): Spooled => v.parse(v.pipe(v.string(), v.parseJson(), Spooled), line);

/** A record as it may lie on the disk. */
export function hidden({ at, user, id, what }: Imported, names: Pseudonyms): Spooled {
  return {
    at,
    user: user === null ? null : names.user(user),
    id: id === null ? null : names.id(id),
    what: what.kind === 'say' ? { kind: 'say', text: names.text(what.text) } : what,
  };
}
