import type { DatabaseSync } from 'node:sqlite';
import type { DayText } from '#contract/units/day-text.ts';
import type { Currency } from '#contract/units/money.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';

const days = `
CREATE TABLE play_archive (
  user_id TEXT NOT NULL REFERENCES member,
  day TEXT NOT NULL,
  currency TEXT NOT NULL CHECK (currency IN ('CNY', 'USDT')),
  bets INTEGER NOT NULL,
  staked INTEGER NOT NULL,
  returned INTEGER NOT NULL,
  minutes INTEGER NOT NULL,
  PRIMARY KEY (user_id, currency, day)
) STRICT, WITHOUT ROWID;
`;

/** Days of play whose individual bets and rounds are no longer stored, only their sums. */
export const playReportMigrations: Migrations = { name: 'play-report', steps: [days] };

/** Play of one member on one day, minor units. */
export type ArchivedDay = {
  readonly userId: string;
  readonly day: DayText;
  readonly currency: Currency;
  readonly bets: number;
  readonly staked: bigint;
  readonly returned: bigint;
  readonly minutes: number;
};

/** Stores the sums of days whose individual bets and rounds are gone. */
export function createPlayArchive(db: DatabaseSync) {
  const insert = db.prepare('INSERT INTO play_archive VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  return {
    add: ({ userId, day, currency, bets, staked, returned, minutes }: ArchivedDay) =>
      void insert.run(userId, day, currency, bets, staked, returned, minutes),
  };
}
