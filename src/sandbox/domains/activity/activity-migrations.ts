import type { Migrations } from '#sandbox/db/migrate.ts';
import { engineMigrations } from './engine/engine-migrations.ts';
import { cupMigrations } from './euro-cup/pick-store.ts';
import { quizMigrations } from './euro24/quiz-store.ts';
import { guessMigrations } from './guess/guess-store.ts';
import { lotteryMigrations } from './lottery/lottery-store.ts';
import { rainMigrations } from './rain/rain-store.ts';

/** What activities keep: the engine, then each kind that has tables of its own. */
export const activityMigrations: readonly Migrations[] = [
  engineMigrations,
  quizMigrations,
  cupMigrations,
  rainMigrations,
  lotteryMigrations,
  guessMigrations,
];
