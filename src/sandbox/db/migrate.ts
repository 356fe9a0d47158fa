import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './transaction.ts';

/** The schema of a domain, as SQL. Its steps run in order, once each, and a step is never edited after it has shipped. */
export type Migrations = { readonly name: string; readonly steps: readonly string[] };

const idsOf = ({ name, steps }: Migrations): readonly string[] =>
  steps.map((_step, index) => `${name}-${String(index + 1).padStart(3, '0')}`);

/** Returns the steps of a database that this version does not have: a newer one has made them. */
export function unknownSteps(db: DatabaseSync, migrations: readonly Migrations[]): readonly string[] {
  const known = new Set(migrations.flatMap(idsOf));
  const table = db.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migration'`).get();
  const applied = table ? db.prepare('SELECT id FROM migration ORDER BY id').all() : [];
  return applied.map(({ id }) => String(id)).filter((id) => !known.has(id));
}

/** Runs the steps that a database does not have yet, and notes each in the table `migration`. */
export function migrate(db: DatabaseSync, migrations: readonly Migrations[]): void {
  db.exec('CREATE TABLE IF NOT EXISTS migration (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
  db.exec('CREATE TABLE IF NOT EXISTS seed (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
  const isDone = db.prepare('SELECT 1 FROM migration WHERE id = ?');
  const note = db.prepare('INSERT INTO migration (id) VALUES (?)');
  for (const domain of migrations) {
    const ids = idsOf(domain);
    domain.steps.forEach((sql, index) => {
      const id = ids[index] ?? '';
      if (isDone.get(id)) return;
      transaction(db, () => {
        db.exec(sql);
        note.run(id);
      });
    });
  }
}
