import type { Migrations } from '#sandbox/db/migrate.ts';
import { engineMigrations } from './engine/engine-migrations.ts';

/** What activities keep: the engine, then each kind that has tables of its own. */
export const activityMigrations: readonly Migrations[] = [engineMigrations];
