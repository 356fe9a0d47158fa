import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { query } from '#sandbox/db/query.ts';

const favourites = `
CREATE TABLE game_favourite (
  user_id TEXT NOT NULL REFERENCES member,
  game_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, game_id)
) STRICT, WITHOUT ROWID;
`;

export const gameMigrations: Migrations = { name: 'games', steps: [favourites] };

/** Members’ favourite games. */
export type Favourites = {
  add(userId: string, gameId: string, at: number): void;
  remove(userId: string, gameId: string): void;
  /** Ids, the most recently added first. */
  of(userId: string): readonly string[];
};

/** The games that members have marked. */
export function createFavourites(db: DatabaseSync): Favourites {
  const insert = db.prepare('INSERT INTO game_favourite VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const drop = db.prepare('DELETE FROM game_favourite WHERE user_id = ? AND game_id = ?');
  const select = query(
    db,
    v.object({ game_id: v.string() }),
    'SELECT game_id FROM game_favourite WHERE user_id = ? ORDER BY at DESC, game_id',
  );
  return {
    add: (userId, gameId, at) => void insert.run(userId, gameId, at),
    remove: (userId, gameId) => void drop.run(userId, gameId),
    of: (userId) => select.all(userId).map(({ game_id }) => game_id),
  };
}
