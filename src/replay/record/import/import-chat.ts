import { basename } from 'node:path';
import {
  RECORDING_FORMAT,
  RECORDING_VERSION,
  type RecordedEvent,
  type RecordingHeader,
} from '#contract/recording/recording.ts';
import { openLineWriter } from '#replay/record/line-writer.ts';
import { type ImporterName, importers } from './importers.ts';
import { pseudonymsBy } from './pseudonyms.ts';
import { isEpoch, recordedEvents, SECOND_MS } from './recorded-events.ts';
import { type SortedSpool, sortedSpool } from './sorted-spool.ts';
import { fromSpool, hidden, type Spooled } from './spooled.ts';

export type ImportOptions = {
  readonly path: string;
  readonly kind: ImporterName;
  /** Where the recording goes; gzip when it ends in `.gz`. */
  readonly out: string;
  readonly room: string;
  readonly seed: number;
  /** See `pseudonymsBy`. */
  readonly key: string | null;
};

/** What became of a file's records: read = kept + skipped + duplicate. */
export type ImportCounts = {
  readonly read: number;
  readonly kept: number;
  /** No chat, or nothing of it that could be kept. */
  readonly skipped: number;
  /** The same number, or the same words of the same person, at the same time. */
  readonly duplicate: number;
  /** Stood after a later one; put in order. */
  readonly outOfOrder: number;
};

async function readAll({ path, kind, key }: ImportOptions, spool: SortedSpool<Spooled>) {
  const names = pseudonymsBy(key);
  const found = { read: 0, skipped: 0, outOfOrder: 0, firstAt: 0, wholeSeconds: true };
  let latest = Number.NEGATIVE_INFINITY;
  for await (const record of importers[kind].read(path)) {
    found.read++;
    if (record === null) {
      found.skipped++;
      continue;
    }
    const { at } = record;
    if (at < latest) found.outOfOrder++;
    found.firstAt = found.read - found.skipped === 1 ? at : Math.min(found.firstAt, at);
    found.wholeSeconds &&= at % SECOND_MS === 0;
    latest = Math.max(latest, at);
    await spool.add(hidden(record, names));
  }
  return found;
}
type Found = Awaited<ReturnType<typeof readAll>>;

async function headerOf(
  options: ImportOptions,
  found: Found,
  events: AsyncIterable<RecordedEvent>,
): Promise<RecordingHeader> {
  const users = new Set<string>();
  let [count, durationMs] = [0, 0];
  for await (const { at, user } of events) {
    count++;
    durationMs = Math.max(durationMs, at);
    users.add(user);
  }
  return {
    format: RECORDING_FORMAT,
    version: RECORDING_VERSION,
    startedAt: isEpoch(found.firstAt) ? Math.round(found.firstAt) : null,
    source: { kind: options.kind, name: basename(options.path) },
    resolutionMs: found.wholeSeconds ? SECOND_MS : 1,
    rooms: [options.room],
    users: users.size,
    events: count,
    durationMs,
    seed: options.seed,
  };
}

/**
 * Turns a foreign chat into a recording. Memory grows with the number of its people and the busiest moment alone; a
 * long chat passes through files of the system's temporary folder, its people hidden by then.
 * @throws BadRecording when the file is not of its kind
 */
export async function importChat(options: ImportOptions): Promise<ImportCounts> {
  const spool = sortedSpool(fromSpool);
  try {
    const found = await readAll(options, spool);
    const told = { duplicate: 0 };
    const header = await headerOf(
      options,
      found,
      recordedEvents({ ...options, ...found }, spool.sorted(), told),
    );
    const writer = await openLineWriter(options.out);
    await writer.write(`${JSON.stringify(header)}\n`);
    for await (const event of recordedEvents({ ...options, ...found }, spool.sorted(), { duplicate: 0 }))
      await writer.write(`${JSON.stringify(event)}\n`);
    await writer.close();
    const { read, skipped, outOfOrder } = found;
    return { read, skipped, outOfOrder, duplicate: told.duplicate, kept: header.events ?? 0 };
  } finally {
    await spool.remove();
  }
}
