import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { RecordType } from '#contract/money/statement/schema.ts';
import { siteClockOf } from '#contract/units/site-day.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

/** Bets and what activities pay are numbered beside the records of the centre wallet. */
type Numbered = RecordType | 'bet' | 'activity';
const LETTERS: Readonly<Record<Numbered, string>> = {
  bet: 'S',
  activity: 'A',
  deposit: 'D',
  withdrawal: 'W',
  transfer: 'T',
  coins: 'C',
  treasury: 'Y',
  interest: 'I',
  exchange: 'X',
  rebate: 'R',
  bonus: 'B',
  game: 'G',
};
const RUNNING_DIGITS = 4;

export type OrderNumbers = ReturnType<typeof createOrderNumbers>;

/** Numbers a person can read out: letter of the kind, day and minute of the site's clock, and a count of that day. */
export function createOrderNumbers(db: DatabaseSync) {
  const next = query(
    db,
    v.object({ n: intColumn }),
    'INSERT INTO order_number VALUES (?, 1) ON CONFLICT (head) DO UPDATE SET n = n + 1 RETURNING n',
  );
  return {
    /** A number nothing else has: `D25112200410877`. */
    next(type: Numbered, at: number): string {
      const clock = siteClockOf(at);
      const { n } = next.get(`${LETTERS[type]}${clock.slice(0, 6)}`) ?? { n: 0 };
      return `${LETTERS[type]}${clock}${String(n).padStart(RUNNING_DIGITS, '0')}`;
    },
  };
}
