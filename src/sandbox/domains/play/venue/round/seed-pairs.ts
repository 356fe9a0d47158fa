import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';

const SEED_BYTES = 32;

const PairRow = v.object({
  pair_id: v.string(),
  server_seed: v.string(),
  client_seed: v.string(),
  next_nonce: intColumn,
});
type PairRow = v.InferOutput<typeof PairRow>;

/** Pair of seeds as shown to its owner while in use: the server seed is represented only by its hash. */
export type SeedPair = {
  readonly pairId: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** The number of the next round. */
  readonly nonce: number;
};

/** Retired pair, with its server seed. */
export type RevealedPair = SeedPair & { readonly serverSeed: string };

/** Seeds that rounds are drawn from; the server seed never leaves the platform while the pair is in use. */
export type PairSeeds = { readonly serverSeed: string; readonly clientSeed: string };

export type SeedPairs = {
  /** The pair that is played with; null until its owner has named a client seed. */
  current(owner: string): SeedPair | null;
  /** Returns the hash of the next server seed: it is published before the client seed may change. */
  nextHash(owner: string): string;
  /** Begins the next pair with a client seed, and reveals the one before. */
  change(owner: string, clientSeed: string): RevealedPair | null;
  /** Takes the number of a round from the current pair; null when there is none. */
  claimNonce(owner: string): (PairSeeds & { readonly pairId: string; readonly nonce: number }) | null;
  /** The seeds of a pair, for a round that goes on. @throws Error for an unknown pair */
  seedsOf(pairId: string): PairSeeds;
};

/** SHA-256 of the 32 bytes of a seed, not of its text. */
const hashOf = (serverSeed: string) =>
  createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');

const viewOf = ({ pair_id, server_seed, client_seed, next_nonce }: PairRow): SeedPair => ({
  pairId: pair_id,
  serverSeedHash: hashOf(server_seed),
  clientSeed: client_seed,
  nonce: next_nonce,
});

/** The seeds of each owner: one pair in use, and one committed for afterwards. */
export function createSeedPairs(db: DatabaseSync): SeedPairs {
  const of = query(db, PairRow, 'SELECT * FROM seed_pair WHERE owner = ? AND state = ?');
  const byId = query(db, PairRow, 'SELECT * FROM seed_pair WHERE pair_id = ?');
  const insert = db.prepare(`INSERT INTO seed_pair VALUES (?, ?, ?, '', 0, 'next')`);
  const begin = db.prepare(`UPDATE seed_pair SET state = 'current', client_seed = ? WHERE pair_id = ?`);
  const reveal = db.prepare(`UPDATE seed_pair SET state = 'revealed' WHERE pair_id = ?`);
  const count = db.prepare('UPDATE seed_pair SET next_nonce = next_nonce + 1 WHERE pair_id = ?');
  const next = (owner: string): PairRow => {
    const known = of.get(owner, 'next');
    if (known) return known;
    const created = { pair_id: randomUUID(), server_seed: randomBytes(SEED_BYTES).toString('hex') };
    insert.run(created.pair_id, owner, created.server_seed);
    return { ...created, client_seed: '', next_nonce: 0 };
  };
  const current = (owner: string) => of.get(owner, 'current');

  return {
    current: (owner) => {
      const row = current(owner);
      return row ? viewOf(row) : null;
    },
    nextHash: (owner) => hashOf(next(owner).server_seed),
    change: (owner, clientSeed) =>
      transaction(db, () => {
        const before = current(owner);
        if (before) reveal.run(before.pair_id);
        begin.run(clientSeed, next(owner).pair_id);
        next(owner);
        return before ? { ...viewOf(before), serverSeed: before.server_seed } : null;
      }),
    claimNonce: (owner) => {
      const row = current(owner);
      if (!row) return null;
      count.run(row.pair_id);
      const { pair_id: pairId, server_seed: serverSeed, client_seed: clientSeed, next_nonce: nonce } = row;
      return { pairId, serverSeed, clientSeed, nonce };
    },
    seedsOf: (pairId) => {
      const row = byId.get(pairId);
      if (!row) throw new Error(`no seed pair ${pairId}`);
      return { serverSeed: row.server_seed, clientSeed: row.client_seed };
    },
  };
}
