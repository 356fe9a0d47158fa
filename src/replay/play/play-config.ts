import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { BadConfig } from '#replay/cli/bad-config.ts';

const PlayConfig = v.strictObject({
  /** Origins beyond this machine that may be loaded, as in `https://staging.example`. */
  targets: v.optional(v.array(v.string()), []),
  /** As --threshold has them. */
  thresholds: v.optional(v.array(v.string()), []),
});
export type PlayConfig = v.InferOutput<typeof PlayConfig>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a config file allows and asks; without one nothing. @throws BadConfig. */
export async function readPlayConfig(path: string | null): Promise<PlayConfig> {
  if (path === null) return { targets: [], thresholds: [] };
  const read = v.safeParse(PlayConfig, parsed(await readFile(path, 'utf8')));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new BadConfig(`${path}: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
}
