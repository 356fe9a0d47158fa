import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './transaction.ts';

/** The schema of a domain, as SQL. Its steps run in order, once each, and a step is never edited after it has shipped. */
export type Migrations = { readonly name: string; readonly steps: readonly string[] };

/** Runs the steps that a database does not have yet, and notes each in the table `migration`. */
export function migrate(db: DatabaseSync, migrations: readonly Migrations[]): void {
  db.exec('CREATE TABLE IF NOT EXISTS migration (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
  db.exec('CREATE TABLE IF NOT EXISTS seed (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
  const isDone = db.prepare('SELECT 1 FROM migration WHERE id = ?');
  const note = db.prepare('INSERT INTO migration (id) VALUES (?)');
  for (const { name, steps } of migrations) {
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
