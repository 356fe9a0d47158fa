import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '#sandbox/db/query.ts';

const SECRET_BYTES = 32;

/** Seeds of issues: fixed before bets open, published by their hash, revealed with the result. Bytes in lower-case hex. */
export type IssueSeeds = {
  seedOf(gameId: string, no: number): Buffer;
  /** SHA-256 of the bytes of a seed. */
  hashOf(gameId: string, no: number): string;
};

/** Derives the seed of every issue from one secret for each game, so that no issue is decided later than its game began. */
export function createIssueSeeds(db: DatabaseSync): IssueSeeds {
  const find = query(
    db,
    v.object({ secret: v.string() }),
    'SELECT secret FROM table_secret WHERE game_id = ?',
  );
  const insert = db.prepare('INSERT INTO table_secret (game_id, secret) VALUES (?, ?)');
  const secrets = new Map<string, Buffer>();
  const secretOf = (gameId: string): Buffer => {
    const known = secrets.get(gameId);
    if (known) return known;
    const stored = find.get(gameId)?.secret ?? randomBytes(SECRET_BYTES).toString('hex');
    if (!find.get(gameId)) insert.run(gameId, stored);
    const secret = Buffer.from(stored, 'hex');
    secrets.set(gameId, secret);
    return secret;
  };
  const seedOf = (gameId: string, no: number) =>
    createHmac('sha256', secretOf(gameId)).update(String(no)).digest();
  return {
    seedOf,
    hashOf: (gameId, no) => createHash('sha256').update(seedOf(gameId, no)).digest('hex'),
  };
}
