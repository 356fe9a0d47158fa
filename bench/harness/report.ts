import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { worseFigures } from './compare.ts';
import type { Row } from './row.ts';

const results = join(import.meta.dirname, '../results');

/** Load of the machine; figures of a loaded machine are usable as ratios only. */
const machine = () => ({
  cores: cpus().length,
  model: cpus()[0]?.model ?? 'unknown',
  load: loadavg().map(round),
  node: process.version,
});

const round = (value: number): number => Number(value.toPrecision(4));

/** Rows as text, right-aligned, one column a figure. */
export function table(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const cells = [
    ['', ...names],
    ...rows.map(({ subject, figures }) => [subject, ...names.map((name) => cell(figures[name]))]),
  ];
  const widths = ['', ...names].map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((text, at) => (at ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[0] ?? 0))).join('  ');
  return cells.map(line).join('\n');
}

const cell = (value: number | undefined): string => (value === undefined ? '–' : String(round(value)));

interface Result {
  readonly machine: { readonly load: readonly number[] };
  readonly rows: readonly Row[];
}

/** Returns the stored result of an earlier run, null when there is none. */
function earlier(name: string): Result | null {
  const file = join(results, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Prints the figures that are worse than those of the stored result, with the load of the machine in both runs. @returns
 * whether any is
 */
function compare(before: Result, rows: readonly Row[]): boolean {
  const worse = worseFigures(before.rows, rows);
  const loads = `load was ${before.machine.load[0]}, is ${machine().load[0]}`;
  console.log(
    `\n${worse.length === 0 ? 'No figure is' : `${worse.length} figures are`} worse than in the kept result (${loads})`,
  );
  for (const line of worse) console.log(`  ${line}`);
  return worse.length > 0;
}

/** Set by `--check`: this run is judged against the stored result. */
const isCheck = process.env.BENCH_CHECK === '1';

/**
 * Prints a bench's table, the figures worse than in the stored result, and one line of JSON; stores that line in
 * bench/results/<name>.json. A check stores nothing, and exits with 1 when a figure is worse.
 */
export function report(
  name: string,
  rows: readonly Row[],
  conditions: Readonly<Record<string, unknown>> = {},
): void {
  const before = earlier(name);
  const line = JSON.stringify({ name, conditions, machine: machine(), rows });
  if (!isCheck) {
    mkdirSync(results, { recursive: true });
    writeFileSync(join(results, `${name}.json`), `${line}\n`);
  }
  console.log(`\n${table(rows)}`);
  const isWorse = before !== null && compare(before, rows);
  if (isCheck && isWorse) process.exitCode = 1;
  console.log(`\n${line}`);
}
