import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { UsageError } from '#replay/cli/command.ts';

const Interval = v.object({
  counters: v.optional(v.record(v.string(), v.number()), {}),
  /** Epoch ms of the beginning of an interval; meaningless in the aggregate. */
  period: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  firstMetricAt: v.optional(v.number(), 0),
  lastMetricAt: v.optional(v.number(), 0),
});

/** The file of `artillery run --output`, as far as it is read: sums of the whole run, and of every ten seconds. */
export const ArtilleryReport = v.object({ aggregate: Interval, intermediate: v.array(Interval) });
export type ArtilleryReport = v.InferOutput<typeof ArtilleryReport>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a report of Artillery. @throws UsageError for any other file. */
export async function readArtilleryReport(path: string): Promise<ArtilleryReport> {
  const read = v.safeParse(ArtilleryReport, parsed(await readFile(path, 'utf8')));
  if (read.success) return read.output;
  const [issue] = read.issues;
  const at = v.getDotPath(issue) ?? 'the whole';
  throw new UsageError(`${path} is no report of artillery run --output (${at}: ${issue.message})`);
}
