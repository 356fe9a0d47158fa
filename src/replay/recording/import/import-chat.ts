import { basename } from 'node:path';
import type { Pseudonyms } from '#contract/recording/pseudonyms.ts';
import {
  RECORDING_FORMAT,
  RECORDING_VERSION,
  type RecordedEvent,
  type RecordingHeader,
} from '#contract/recording/recording.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { commitFile, discardPartial, partialPath } from '#replay/cli/atomic-file.ts';
import { UsageError } from '#replay/cli/command.ts';
import { openLineWriter } from '../line-writer.ts';
import { pseudonymsBy } from '../pseudonyms.ts';
import { isIntact, TruncatedFile } from '../text-lines.ts';
import { isSkipped, SKIP_REASONS, type SkipReason } from './importer.ts';
import { type ImporterName, importers } from './importers.ts';
import { isEpoch, recordedEvents } from './recorded-events.ts';
import { type SortedSpool, sortedSpool } from './sorted-spool.ts';
import { parseSpooled, pseudonymized, type SpooledRecord } from './spooled-record.ts';

/** Properties of a whole file, which its records are read by. */
type FileSurvey = {
  /** Records to import, and those among them that name no one. */
  readonly imported: number;
  readonly nameless: number;
  /** True if times are epoch ms; a time of the other kind is no time of this file. */
  readonly isEpoch: boolean;
  /** Remarks of the importer about the file. */
  readonly notes: readonly string[];
};

/** Yields items up to where a file is truncated, and notes the truncation. */
async function* untilTruncated<Item>(
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
async function surveyFile(path: string, kind: ImporterName, names: Pseudonyms): Promise<FileSurvey> {
  const notes: string[] = [];
  let [imported, nameless, epochs] = [0, 0, 0];
  const records = importers[kind].read(path, (text) => notes.push(text));
  for await (const record of untilTruncated(records, { truncated: false, where: null })) {
    if (isSkipped(record)) continue;
    imported++;
    if (isEpoch(record.at)) epochs++;
    if (record.user === null) nameless++;
    else names.addName(record.user);
    for (const name of record.names ?? []) names.addName(name, record.user ?? name);
  }
  return { imported, nameless, isEpoch: epochs > imported / 2, notes };
}

/** Source and destination of an import. */
export type ImportOptions = {
  readonly path: string;
  readonly kind: ImporterName;
  /** Path of the recording; compressed with gzip when it ends in `.gz`. */
  readonly out: string;
  readonly room: string;
  readonly seed: number;
  /** See `pseudonymsBy`. */
  readonly key: string | null;
  /** Accepts plain lines most of which name no one. */
  readonly nameless?: boolean;
};

/** Outcome of the records of a file: read = imported + all skipped + duplicate. */
export type ImportCounts = {
  readonly read: number;
  readonly imported: number;
  /** Records that were not imported, by reason. */
  readonly skipped: Readonly<Record<SkipReason, number>>;
  /** Records with the same number at the same time. */
  readonly duplicate: number;
  /** Records with the same text by the same person at the same time, without a number; kept, because people repeat themselves. */
  readonly alike: number;
  /** The file ends in the middle of a record. */
  readonly truncated: boolean;
  /** Position of the end, if known. */
  readonly where: string | null;
  /** Records of people the source does not name; invented people speak in their place. */
  readonly nameless: number;
  /** The most records of one single time. */
  readonly atOnce: number;
  /** Ms from the first to the last one. */
  readonly durationMs: number;
  /** Remarks about the whole file. */
  readonly notes: readonly string[];
  /** Records that followed a later one; they were sorted. */
  readonly outOfOrder: number;
};

const REASONS: readonly SkipReason[] = ['unreadable', 'badText', 'noTime', 'noText', 'noChat'];

/** Returns the error for a file from which no record was kept. */
function emptyImportError(kind: ImporterName, { read, skipped, notes }: Found): UsageError {
  const reasons = [...skipTexts(skipped), ...notes];
  const reason = read === 0 ? 'it holds no record' : `of ${read} records, ${reasons.join(', ')}`;
  return new UsageError(
    `nothing in this file could be read as ${kind}: ${reason}; is it another kind (--as)?`,
  );
}

/** The counts of skipped records as text, such as `3 have no text`. */
export const skipTexts = (skips: Readonly<Record<SkipReason, number>>): string[] =>
  REASONS.filter((reason) => skips[reason] > 0).map((reason) => `${skips[reason]} ${SKIP_REASONS[reason]}`);

/** Refuses lines without names, which may be names that were not recognised. @throws UsageError */
function requireSpeakers(
  { kind, nameless: isAccepted }: ImportOptions,
  { imported, nameless }: FileSurvey,
): void {
  if (kind !== 'text-log' || isAccepted || nameless <= imported / 2) return;
  throw new UsageError(
    `${nameless} of ${imported} lines show no speaker, and names may be among their words; lines of words alone are imported with --nameless`,
  );
}

async function readAll(options: ImportOptions, spool: SortedSpool<SpooledRecord>) {
  const { path, kind, key } = options;
  const names = pseudonymsBy(key);
  const survey = await surveyFile(path, kind, names);
  requireSpeakers(options, survey);
  const found = {
    read: 0,
    outOfOrder: 0,
    firstAt: Number.POSITIVE_INFINITY,
    hasWholeSeconds: true,
    nameless: 0,
    truncated: false,
    where: null,
  };
  const skips: Record<SkipReason, number> = { unreadable: 0, badText: 0, noTime: 0, noText: 0, noChat: 0 };
  let latest = Number.NEGATIVE_INFINITY;
  for await (const record of untilTruncated(importers[kind].read(path), found)) {
    found.read++;
    if (isSkipped(record)) {
      skips[record.skipped]++;
      continue;
    }
    const { at } = record;
    if (isEpoch(at) !== survey.isEpoch) {
      skips.noTime++;
      continue;
    }
    if (record.user === null) found.nameless++;
    if (at < latest) found.outOfOrder++;
    found.firstAt = Math.min(found.firstAt, at);
    found.hasWholeSeconds &&= at % SECOND_MS === 0;
    latest = Math.max(latest, at);
    await spool.add(pseudonymized(record, names));
  }
  found.truncated ||= !(await isIntact(path));
  return { ...found, skipped: skips, notes: survey.notes };
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
    resolutionMs: found.hasWholeSeconds ? SECOND_MS : 1,
    rooms: [options.room],
    users: users.size,
    events: count,
    durationMs,
    seed: options.seed,
  };
}

/**
 * Converts a foreign chat to a recording. Memory grows only with the number of its people and the busiest moment; a long
 * chat is spooled to pseudonymised files in the system's temporary folder. The file is read twice: first for its names.
 * @throws BadRecording when the file is not of its kind, UsageError when no record of it could be kept
 */
export async function importChat(options: ImportOptions): Promise<ImportCounts> {
  const spool = sortedSpool(parseSpooled);
  try {
    const found = await readAll(options, spool);
    const imported = found.read - REASONS.reduce((sum, reason) => sum + found.skipped[reason], 0);
    if (imported === 0) throw emptyImportError(options.kind, found);
    const repeats = { duplicate: 0, alike: 0, atOnce: 0 };
    const header = await headerOf(
      options,
      found,
      recordedEvents({ ...options, ...found }, spool.sorted(), repeats),
    );
    const writer = await openLineWriter(partialPath(options.out), options.out);
    await writer.write(`${JSON.stringify(header)}\n`);
    for await (const event of recordedEvents({ ...options, ...found }, spool.sorted(), {
      duplicate: 0,
      alike: 0,
      atOnce: 0,
    }))
      await writer.write(`${JSON.stringify(event)}\n`);
    await writer.close();
    await commitFile(options.out);
    const { read, skipped, outOfOrder, truncated, where, nameless, notes } = found;
    const totals = { imported: header.events ?? 0, durationMs: header.durationMs ?? 0 };
    return { read, skipped, outOfOrder, truncated, where, nameless, notes, ...repeats, ...totals };
  } finally {
    await Promise.all([spool.remove(), discardPartial(options.out)]);
  }
}
