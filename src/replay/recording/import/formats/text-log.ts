import { DAY_MS } from '#contract/units/durations.ts';
import { textLines } from '#replay/recording/text-lines.ts';
import { type ImportedRecord, type Importer, type Skipped, skipped, textRecord } from '../importer.ts';

const LINE =
  /^\[?(?:(\d{4})-(\d{1,2})-(\d{1,2})[ T])?(\d{1,3}):(\d{2}):(\d{2})(?:[.,](\d{1,3}))?(?: ?(?:UTC|Z))?\]?[ \t]+(.*)$/s;
/** Servers that log many channels write the channel before the name. */
const CHANNEL = /^#\S{1,64}[ \t]+/;
/** `<name> text`, or `name: text` with a name of one or more words. */
const SPEAKER = /^(?:<([^>]{1,64})>[ \t]+|([^:：<>]{1,64})(?::[ \t]+|：[ \t]*))(.*)$/s;
/** `* name waves`: description of the member's own action. */
const ACTION = /^\*[ \t]+(\S{1,64})[ \t]+(.*)$/s;
/** An action that is a movement, with the host of the person or without. */
const MOVES = /^(?:[[(][^\])]{0,256}[\])] )?has (?:joined|left|quit|parted)\b/;
/** A line of the server, in the ways of usual clients. */
const NOTICE = /^(?:\*{3}|-!-|-->|<--|→|←)[ \t]+(.*)$/s;
const JOINED = /^(?:Joins?: (\S{1,64})|(\S{1,64}) (?:[[(][^\])]{0,256}[\])] )?(?:has )?joined\b)/;
const LEFT =
  /^(?:(?:Quits?|Parts?): (\S{1,64})|(\S{1,64}) (?:[[(][^\])]{0,256}[\])] )?(?:has )?(?:left|quit|parted)\b)/;

type TimedLine = { readonly at: number; readonly rest: string };

/** Parses joining and leaving; null for any other text. */
function movement(at: number, text: string): ImportedRecord | null {
  const [joined, left] = [JOINED.exec(text), LEFT.exec(text)];
  const match = joined ?? left;
  const user = match?.[1] ?? match?.[2];
  return user === undefined ? null : { at, user, id: null, what: { kind: joined ? 'join' : 'leave' } };
}

/** Parses a line without its time. */
function recordOf({ at, rest }: TimedLine): ImportedRecord | Skipped {
  const line = rest.replace(CHANNEL, '');
  const notice = NOTICE.exec(line)?.[1];
  if (notice !== undefined) return movement(at, notice) ?? skipped('noChat');
  const [action, actor, act = ''] = ACTION.exec(line) ?? [];
  if (action !== undefined && actor !== undefined)
    return (MOVES.test(act) ? movement(at, `${actor} ${act}`) : null) ?? textRecord(at, actor, null, act);
  const [, bracketed, named, text] = SPEAKER.exec(line) ?? [];
  const user = (bracketed ?? named)?.trim() || null;
  return textRecord(at, user, null, text ?? line);
}

/** Midnight of a date, epoch ms UTC; NaN for one that is none. */
function midnight(year: string, month: string, day: string): number {
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return new Date(at).getUTCDate() === Number(day) && Number(month) <= 12 ? at : Number.NaN;
}

/** Creates a reader of lines; times without a date continue after midnight. */
function lineReader() {
  let days = 0;
  let latest = 0;
  return (line: string): ImportedRecord | Skipped => {
    const [matched, year, month = '', day = '', hours, minutes, seconds, fraction = '', rest = ''] =
      LINE.exec(line) ?? [];
    if (matched === undefined || Number(minutes) > 59 || Number(seconds) > 60) return skipped('unreadable');
    const clock = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1_000;
    let at = clock + Number(fraction.padEnd(3, '0'));
    if (year !== undefined) at += midnight(year, month, day);
    else {
      at += days * DAY_MS;
      if (at < latest - DAY_MS / 2) {
        days++;
        at += DAY_MS;
      }
      latest = Math.max(latest, at);
    }
    return recordOf({ at, rest });
  };
}

/** `HH:MM:SS text`, with or without a date, brackets, a channel, and `name:` or `<name>` before the text. */
export const textLog: Importer = {
  title: 'plain lines: HH:MM:SS name: text',
  matches: (head) => LINE.test(head.split('\n', 1)[0]?.trimEnd() ?? ''),
  async *read(path) {
    const read = lineReader();
    for await (const { text } of textLines(path)) yield read(text);
  },
};
