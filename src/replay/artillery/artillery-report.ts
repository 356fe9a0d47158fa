import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { BadConfig } from '#replay/cli/bad-config.ts';

const Stretch = v.object({
  counters: v.optional(v.record(v.string(), v.number()), {}),
  /** Epoch ms; of the whole it is no beginning. */
  period: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  firstMetricAt: v.optional(v.number(), 0),
  lastMetricAt: v.optional(v.number(), 0),
});

/** What `artillery run --output` writes, as far as it is read: sums of the whole, and of each ten seconds. */
export const ArtilleryReport = v.object({ aggregate: Stretch, intermediate: v.array(Stretch) });
export type ArtilleryReport = v.InferOutput<typeof ArtilleryReport>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws BadConfig for a file that is anything else. */
export async function readArtilleryReport(path: string): Promise<ArtilleryReport> {
  const read = v.safeParse(ArtilleryReport, parsed(await readFile(path, 'utf8')));
  if (read.success) return read.output;
  const [issue] = read.issues;
  const at = v.getDotPath(issue) ?? 'the whole';
  throw new BadConfig(`${path} is no report of artillery run --output (${at}: ${issue.message})`);
}
