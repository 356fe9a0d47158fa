import type { Pseudonyms } from '#contract/recording/pseudonyms.ts';
import { TruncatedFile } from '#replay/recording/text-lines.ts';
import { isSkipped } from './importer.ts';
import { type ImporterName, importers } from './importers.ts';
import { isEpoch } from './recorded-events.ts';

/** Properties of a whole file, which its records are read by. */
export type FileSurvey = {
  /** Records to import, and those among them that name no one. */
  readonly kept: number;
  readonly nameless: number;
  /** True if times are epoch ms; a time of the other kind is no time of this file. */
  readonly isEpoch: boolean;
  /** Remarks of the importer about the file. */
  readonly notes: readonly string[];
};

/** Yields items up to where a file is truncated, and notes the truncation. */
export async function* untilTruncated<Item>(
  items: AsyncIterable<Item>,
  found: { truncated: boolean; where: string | null },
): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (thrown) {
    if (!(thrown instanceof TruncatedFile)) throw thrown;
    found.truncated = true;
    found.where = thrown.message || null;
  }
}

/** Reads a file for the first time: collects the names of its people, so that none stays in a text that precedes them. */
export async function surveyFile(path: string, kind: ImporterName, names: Pseudonyms): Promise<FileSurvey> {
  const notes: string[] = [];
  let [kept, nameless, epochs] = [0, 0, 0];
  const records = importers[kind].read(path, (text) => notes.push(text));
  for await (const record of untilTruncated(records, { truncated: false, where: null })) {
    if (isSkipped(record)) continue;
    kept++;
    if (isEpoch(record.at)) epochs++;
    if (record.user === null) nameless++;
    else names.learn(record.user);
    for (const name of record.names ?? []) names.learn(name, record.user ?? name);
  }
  return { kept, nameless, isEpoch: epochs > kept / 2, notes };
}
