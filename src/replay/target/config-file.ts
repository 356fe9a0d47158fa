import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { UsageError } from '#replay/cli/command.ts';

const ConfigFile = v.strictObject({
  /** The origins beyond this machine that may be loaded, such as `https://staging.example`. */
  targets: v.optional(v.array(v.string()), []),
  /** The thresholds, written as for --threshold. */
  thresholds: v.optional(v.array(v.string()), []),
});
export type ConfigFile = v.InferOutput<typeof ConfigFile>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a config file; without one, nothing is listed. @throws UsageError for a file that makes no sense. */
export async function readConfigFile(path: string | null): Promise<ConfigFile> {
  if (path === null) return { targets: [], thresholds: [] };
  const read = v.safeParse(ConfigFile, parsed(await readFile(path, 'utf8')));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new UsageError(`${path}: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
}
