import type { DatabaseSync } from 'node:sqlite';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { createGameVisits } from '#sandbox/domains/play/game/game-visits.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import type { TableRules } from '#sandbox/games/engine.ts';
import { createIssues, type Issues } from '#sandbox/games/table/issues.ts';
import type { TableRoom } from '#sandbox/world/rooms/table-rooms.ts';
import { createIssueSeeds, type IssueSeeds } from './issue-seeds.ts';

/** Issues of a game by the seeds of its table. */
export const issuesOfGame = (table: TableRules, seeds: IssueSeeds, gameId: string): Issues =>
  createIssues(table, (no) => keyedHash(seeds.seedOf(gameId, no)));

/** Issues of shared tables by the name of the game, as they are played. @throws Error for a game that is no table */
export function tableIssues(db: DatabaseSync): (name: string) => Issues {
  const seeds = createIssueSeeds(db);
  return (name) => {
    const game = GAME_CATALOGUE.find((listed) => listed.name === name);
    const table = game?.title.rules.table;
    if (!game || !table) throw new Error(`no table ${name}`);
    return issuesOfGame(table, seeds, game.gameId);
  };
}

/** Chat rooms of the tables that are shown live. */
export function tableRooms(): readonly TableRoom[] {
  const visits = createGameVisits();
  return GAME_CATALOGUE.filter(({ title }) => title.rules.table?.stream !== undefined).map(
    ({ gameId, name }) => ({
      roomNo: `t-${gameId}`,
      title: name,
      online: (at) => visits.countAt(name, at),
    }),
  );
}
