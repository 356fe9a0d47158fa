import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { BadConfig } from '#replay/cli/bad-config.ts';
import { Result } from '#replay/play/result.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads what `play --out` wrote. @throws BadConfig for a file that is anything else. */
export async function readResult(path: string): Promise<Result> {
  const read = v.safeParse(Result, parsed(await readFile(path, 'utf8')));
  if (read.success) return read.output;
  const [issue] = read.issues;
  const at = v.getDotPath(issue) ?? 'the whole';
  throw new BadConfig(`${path} is no result of a load test (${at}: ${issue.message})`);
}
