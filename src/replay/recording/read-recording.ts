import type { RecordedEvent, RecordingHeader } from '#contract/recording/recording.ts';
import { BadRecording, eventFromLine, headerFromLine } from '#contract/recording/recording-line.ts';
import { textLines } from './text-lines.ts';

/** Findings of a reader besides the events. */
export type ReadTally = {
  /** Lines that are not an event; the first few are in `complaints`. */
  bad: number;
  readonly complaints: string[];
  /** Events whose time is before that of an earlier line. */
  outOfOrder: number;
  /** The last line broke off. */
  truncated: boolean;
};

/** A recorded chat in a file. Each call of `events()` reads the file again; memory does not grow with it. */
export type Recording = {
  readonly path: string;
  readonly header: RecordingHeader;
  /** Events in the order of the file. */
  events(tally?: ReadTally): AsyncGenerator<RecordedEvent>;
};

const COMPLAINTS = 5;

/** Creates a tally of nothing read. */
export const newTally = (): ReadTally => ({ bad: 0, complaints: [], outOfOrder: 0, truncated: false });

function complain(tally: ReadTally, lineNo: number, reason: string): void {
  tally.bad++;
  if (tally.complaints.length < COMPLAINTS) tally.complaints.push(`line ${lineNo}: ${reason}`);
}

async function* eventsOf(path: string, tally: ReadTally): AsyncGenerator<RecordedEvent> {
  let lineNo = 0;
  let latest = 0;
  for await (const { text, isComplete } of textLines(path)) {
    lineNo++;
    if (lineNo === 1) continue;
    const read = eventFromLine(text);
    if (read.is === 'event') {
      if (read.event.at < latest) tally.outOfOrder++;
      latest = Math.max(latest, read.event.at);
      yield read.event;
    } else if (isComplete) complain(tally, lineNo, read.reason);
    else tally.truncated = true;
  }
}

/** Opens a recording, plain or gzip. @throws BadRecording, and errors of the file system. */
export async function openRecording(path: string): Promise<Recording> {
  for await (const { text } of textLines(path)) {
    const header = headerFromLine(text);
    return { path, header, events: (tally = newTally()) => eventsOf(path, tally) };
  }
  throw new BadRecording('the file is empty');
}
