import type { Migrations } from '#sandbox/db/migrate.ts';
import { engineMigrations } from './engine/engine-migrations.ts';
import { cupMigrations } from './kinds/euro-cup/pick-store.ts';
import { euro24Migrations } from './kinds/euro24/euro24-store.ts';
import { guessMigrations } from './kinds/guess/guess-store.ts';
import { lotteryMigrations } from './kinds/lottery/lottery-store.ts';
import { rainMigrations } from './kinds/rain/rain-store.ts';

/** Migrations of activities: the engine, then each kind that has its own tables. */
export const activityMigrations: readonly Migrations[] = [
  engineMigrations,
  euro24Migrations,
  cupMigrations,
  rainMigrations,
  lotteryMigrations,
  guessMigrations,
];
