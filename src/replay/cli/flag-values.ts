import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './command.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Parses the arguments of a command. @throws UsageError for flags it does not have. */
export function parseFlags<const Options extends Flags>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (thrown) {
    throw new UsageError(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

/** Returns the one file that the arguments name. @throws UsageError for none and for several. */
export function onlyFile(positionals: readonly string[]): string {
  const [file, more] = positionals;
  if (file === undefined) throw new UsageError('name a file');
  if (more !== undefined) throw new UsageError(`one file only, not also “${more}”`);
  return file;
}

/** Parses a number. @throws UsageError for anything but a number from `least` to `most`. */
export function numberFlag(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= least && value <= most) return value;
  throw new UsageError(`--${name} needs a number from ${least} to ${most}, got “${text}”`);
}

/** Parses an integer. @throws UsageError for anything but a whole number from `least` to `most`. */
export function integerFlag(name: string, text: string, least: number, most: number): number {
  const value = numberFlag(name, text, least, most);
  if (Number.isInteger(value)) return value;
  throw new UsageError(`--${name} needs a whole number, got “${text}”`);
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Parses `90s`, `1m30s`, `250ms` or `2h`; a bare number is seconds. @returns ms, or null for anything else */
export function durationMs(text: string): number | null {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000;
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) return null;
  const parts = text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g);
  return [...parts].reduce((sum, [, figure, unit]) => sum + Number(figure) * (UNITS[unit ?? ''] ?? 0), 0);
}

/** Parses a duration, in ms. @throws UsageError for anything else. */
export function durationFlag(name: string, text: string): number {
  const ms = durationMs(text);
  if (ms !== null) return ms;
  throw new UsageError(`--${name} needs a duration such as 90s or 1m30s, got “${text}”`);
}
