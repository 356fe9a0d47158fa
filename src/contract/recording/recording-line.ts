import * as v from 'valibot';
import { RECORDING_FORMAT, RECORDING_VERSION, RecordedEvent, RecordingHeader } from './recording.ts';

/** Error for a file that is not a chat recording readable by this version; the message is the reason. */
export class BadRecording extends Error {
  override readonly name = 'BadRecording';
}

const Mark = v.object({ format: v.literal(RECORDING_FORMAT), version: v.number() });

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function firstIssue(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues;
  return `${v.getDotPath(issue) ?? 'line'}: ${issue.message}`;
}

/** The first line of a recording. @throws BadRecording for anything else, and for a newer version. */
export function headerFromLine(line: string): RecordingHeader {
  const value = parsed(line);
  const mark = v.safeParse(Mark, value);
  if (!mark.success)
    throw new BadRecording(
      `this file is no recording: its first line is no ${RECORDING_FORMAT} header. Make one of a chat log with: npm run replay -- import FILE --out RECORDING`,
    );
  if (mark.output.version > RECORDING_VERSION)
    throw new BadRecording(
      `version ${mark.output.version} is newer than ${RECORDING_VERSION}, the one read here`,
    );
  const header = v.safeParse(RecordingHeader, value);
  if (!header.success) throw new BadRecording(`the header is wrong: ${firstIssue(header.issues)}`);
  return header.output;
}

/** Content of a line, or its error. */
export type LineRead =
  | { readonly is: 'event'; readonly event: RecordedEvent }
  | { readonly is: 'bad'; readonly reason: string };

/** Any line after the first. */
export function eventFromLine(line: string): LineRead {
  const value = parsed(line);
  if (value === undefined) return { is: 'bad', reason: 'no JSON' };
  const event = v.safeParse(RecordedEvent, value);
  return event.success
    ? { is: 'event', event: event.output }
    : { is: 'bad', reason: firstIssue(event.issues) };
}
