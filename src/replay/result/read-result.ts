import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { UsageError } from '#replay/cli/command.ts';
import { Result } from './result.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the file of `play --out`. @throws UsageError for any other file. */
export async function readResult(path: string): Promise<Result> {
  const read = v.safeParse(Result, parsed(await readFile(path, 'utf8')));
  if (read.success) return read.output;
  const [issue] = read.issues;
  const at = v.getDotPath(issue) ?? 'the whole';
  throw new UsageError(`${path} is no result of a load test (${at}: ${issue.message})`);
}
