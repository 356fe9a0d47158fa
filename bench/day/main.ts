/**
 * `npm run bench -- day`: a day of the default crowd, as fast as the machine allows. Rows and bytes of every table are
 * compared with `budget.table.ts`, and the longest block of the single thread is measured on that day and for an hour on a
 * database of thirty such days. `BENCH_HOURS` shortens the day; budgets then count in proportion. Exits with 1 when
 * anything is over its budget.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformDomains } from '#sandbox/platform/platform.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';
import { ageWorld } from './age-world.ts';
import { LONGEST_BLOCK_MS, OTHER, TABLE_BUDGETS, type TableBudget } from './budget.table.ts';
import { type Blocks, stepThrough } from './step.ts';

const SEED = 7;
const HOURS = Number(process.env.BENCH_HOURS ?? 24);
const DAY_HOURS = 24;
const AGED_DAYS = 30;
const AGED_HOURS = Math.min(1, HOURS);

type Size = { readonly rows: number; readonly kb: number };

/** Rows and KB of every table, with its indexes. */
function sizesOf({ db }: Sandbox): ReadonlyMap<string, Size> {
  const tables = db
    .prepare(
      `SELECT tbl_name AS name, sum(pgsize) / 1024.0 AS kb FROM dbstat
       JOIN sqlite_master ON sqlite_master.name = dbstat.name GROUP BY tbl_name`,
    )
    .all();
  return new Map(
    tables.map(({ name, kb }) => {
      const rows = db.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.n;
      return [String(name), { rows: Number(rows), kb: Number(kb) }];
    }),
  );
}

/** Growth of each table. */
const grownBy = (before: ReadonlyMap<string, Size>, after: ReadonlyMap<string, Size>): readonly Row[] =>
  [...after]
    .map(([subject, { rows, kb }]) => {
      const was = before.get(subject);
      return { subject, figures: { rows: rows - (was?.rows ?? 0), kb: kb - (was?.kb ?? 0) } };
    })
    .filter(({ figures }) => figures.rows !== 0)
    .toSorted((one, other) => other.figures.kb - one.figures.kb);

function budgetOf(table: string): TableBudget {
  const budget = TABLE_BUDGETS[table] ?? OTHER;
  const bound = platformDomains.bounds[table];
  return bound?.is === 'slow' ? { ...budget, rows: bound.rowsADay } : budget;
}

function overBudget(rows: readonly Row[]): readonly string[] {
  const share = HOURS / DAY_HOURS;
  return rows.flatMap(({ subject, figures }) => {
    const budget = budgetOf(subject);
    // The retained part of rooms does not grow with the day, and is full after some hours.
    const part = subject === 'world_chat_message' ? 1 : share;
    const over = (['rows', 'kb'] as const).filter((metric) => (figures[metric] ?? 0) > budget[metric] * part);
    return over.map(
      (metric) => `${subject}: ${Math.round(figures[metric] ?? 0)} ${metric}, ${budget[metric] * part}`,
    );
  });
}

const blockRow = (subject: string, { longest, p999, above, load }: Blocks): Row => ({
  subject,
  figures: {
    'longest ms': longest,
    'p99.9 ms': p999,
    [`above ${LONGEST_BLOCK_MS} ms`]: above,
    'load %': load,
  },
});

const timeText = ({ longestAt }: Blocks) => `${(longestAt / 60_000).toFixed(1)} min after the beginning`;

const dataDir = mkdtempSync(join(tmpdir(), 'courtside-day-'));
const sandbox = await createSandbox({ port: 0, dataDir, seed: SEED, world: 'driven' });
try {
  const { clock } = sandbox.world;
  const before = sizesOf(sandbox);
  const day = await stepThrough(clock, HOURS, LONGEST_BLOCK_MS);
  const grown = grownBy(before, sizesOf(sandbox));
  ageWorld(sandbox, { seed: SEED, hours: HOURS, days: AGED_DAYS });
  const aged = await stepThrough(clock, AGED_HOURS, LONGEST_BLOCK_MS);
  const blocks = [blockRow('the day', day), blockRow(`an hour after ${AGED_DAYS} days`, aged)];
  report('day', [...blocks, ...grown], { hours: HOURS, seed: SEED, agedDays: AGED_DAYS });
  console.log(`longest block of the day ${timeText(day)}, of the aged hour ${timeText(aged)}`);
  const over = overBudget(grown);
  for (const line of over) console.log(`over its budget: ${line}`);
  if (over.length > 0 || Math.max(day.longest, aged.longest) > LONGEST_BLOCK_MS) process.exitCode = 1;
} finally {
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
}
