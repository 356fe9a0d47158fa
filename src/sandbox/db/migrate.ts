import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './transaction.ts';

/** One step of the schema. Steps of one chain run in order, once each, and are never edited after they shipped. */
export type Chain = { readonly name: string; readonly steps: readonly string[] };

/** Brings every chain up to date and notes each step in the table `migration`. */
export function migrate(db: DatabaseSync, chains: readonly Chain[]): void {
  db.exec('CREATE TABLE IF NOT EXISTS migration (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
  const isDone = db.prepare('SELECT 1 FROM migration WHERE id = ?');
  const note = db.prepare('INSERT INTO migration (id) VALUES (?)');
  for (const { name, steps } of chains) {
    steps.forEach((sql, index) => {
      const id = `${name}-${String(index + 1).padStart(3, '0')}`;
      if (isDone.get(id)) return;
      transaction(db, () => {
        db.exec(sql);
        note.run(id);
      });
    });
  }
}
