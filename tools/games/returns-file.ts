import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RETURNS, type StatedReturn } from '#sandbox/games/returns.table.ts';

const TABLE = join(import.meta.dirname, '../../src/sandbox/games/returns.table.ts');

/** A name as a key of an object. */
const keyOf = (name: string) => (/^[\p{L}\p{N}]+$/u.test(name) ? name : `'${name}'`);

const digits = (count: number) => String(count).replace(/(?<=\d)(?=(\d{3})+$)/g, '_');

const proofText = ({ proof }: StatedReturn) =>
  proof ? `, proof: { rounds: ${digits(proof.rounds)}, z: ${proof.z} }` : '';

/** The columns of a row: return, deviation, proof. */
function rowText(name: string, row: StatedReturn): string {
  const { least, most, isExact } = row.deviation;
  const back = `least: ${row.least}, most: ${row.most}, isExact: ${row.isExact}`;
  const deviation = `deviation: { least: ${least}, most: ${most}, isExact: ${isExact} }`;
  return `  ${keyOf(name)}: { ${back}, ${deviation}${proofText(row)} },`;
}

/** Writes the returns that the lobby shows. */
export function writeReturns(rows: Readonly<Record<string, StatedReturn>>): void {
  const text = readFileSync(TABLE, 'utf8');
  const head = text.slice(0, text.indexOf('>> = {') + 6);
  const lines = Object.entries(rows).map(([name, row]) => rowText(name, row));
  writeFileSync(TABLE, `${head}\n${lines.join('\n')}\n};\n`);
}

const written: Record<string, StatedReturn> = { ...RETURNS };

/**
 * Writes the result of an independent run beside the return of a title, with the deviation of its rounds; a run of fewer rounds
 * than the noted one is dropped. @param part standard deviation as a part of the stake
 */
export function noteProof(name: string, proof: NonNullable<StatedReturn['proof']>, part: number): void {
  const row = written[name];
  if (!row || (row.proof?.rounds ?? 0) > proof.rounds) return;
  const hundredths = Math.round(part * 100);
  written[name] = { ...row, deviation: { least: hundredths, most: hundredths, isExact: false }, proof };
  writeReturns(written);
}
