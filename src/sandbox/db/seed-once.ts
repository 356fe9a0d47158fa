import type { DatabaseSync } from 'node:sqlite';
import { eachDue } from './each-due.ts';

/**
 * Fills a database with what it begins with under a name: whole or not at all, and never again, whatever becomes of the
 * rows. A seed that fails is reported and tried again at the next start; the platform opens without it.
 */
export function seedOnce(db: DatabaseSync, name: string, work: () => void): void {
  if (db.prepare('SELECT 1 FROM seed WHERE name = ?').get(name)) return;
  const note = db.prepare('INSERT INTO seed (name) VALUES (?)');
  eachDue(db, `seed ${name}`, [work], (run) => {
    run();
    note.run(name);
  });
}
