import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

/** One measured thing: a subject (ours, a peer) and its figures by name. */
export interface Row {
  readonly subject: string;
  readonly figures: Readonly<Record<string, number>>;
}

const results = join(import.meta.dirname, '../results');

/** How loud the machine was; figures of a loud machine are worth ratios only. */
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

/** Prints a bench's table and one line of JSON, and keeps that line in bench/results/<name>.json. */
export function report(
  name: string,
  rows: readonly Row[],
  conditions: Readonly<Record<string, unknown>> = {},
): void {
  const line = JSON.stringify({ name, conditions, machine: machine(), rows });
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `${name}.json`), `${line}\n`);
  console.log(`\n${table(rows)}\n\n${line}`);
}
