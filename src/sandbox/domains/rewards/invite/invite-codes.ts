import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { countQuery, query } from '#sandbox/db/query.ts';

/** Letters and digits without lookalikes. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;

/** Derives a code of six characters from a text; `attempt` gives another one. */
export const codeFrom = (text: string, attempt: number): string =>
  [...createHash('sha256').update(`${text} ${attempt}`).digest().subarray(0, LENGTH)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');

/** The code of each member's invitations, the same for good, and who opened them. */
export function createInviteCodes(db: DatabaseSync) {
  const known = query(db, v.object({ code: v.string() }), 'SELECT code FROM invite_code WHERE user_id = ?');
  const owner = query(
    db,
    v.object({ user_id: v.string() }),
    'SELECT user_id FROM invite_code WHERE code = ?',
  );
  const insert = db.prepare('INSERT INTO invite_code VALUES (?, ?)');
  const opened = db.prepare('INSERT INTO invite_opening VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const openings = countQuery(db, 'SELECT count(*) AS n FROM invite_opening WHERE inviter_id = ?');
  const ownerOf = (code: string) => owner.get(code)?.user_id ?? null;
  const createCode = (userId: string) => {
    let attempt = 0;
    while (ownerOf(codeFrom(userId, attempt)) !== null) attempt += 1;
    const code = codeFrom(userId, attempt);
    insert.run(userId, code);
    return code;
  };
  return {
    /** Returns the member’s own code, creating it on first use. */
    of: (userId: string) => known.get(userId)?.code ?? createCode(userId),
    /** Returns the owner of a code, or null for an unknown one. */
    ownerOf,
    /** Notes that a device opened an invitation of a member; once for each. */
    note: (inviterId: string, device: string, at: number) => void opened.run(inviterId, device, at),
    openings: (inviterId: string) => openings(inviterId),
  };
}
