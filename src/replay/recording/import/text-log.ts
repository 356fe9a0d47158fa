import { DAY_MS } from '#contract/units/durations.ts';
import { textLines } from '#replay/recording/text-lines.ts';
import { type ImportedRecord, type Importer, type Skipped, skipped, textRecord } from './importer.ts';

const LINE =
  /^\[?(?:(\d{4}-\d{2}-\d{2})[ T])?(\d{1,3}):(\d{2}):(\d{2})(?:[.,](\d{1,3}))?(?: ?(?:UTC|Z))?\]?[ \t]+(.*)$/s;
const SPEAKER = /^(?:<([^>]{1,64})>|([^\s:]{1,64}):) +(.*)$/s;

/** Creates a reader of lines; times without a date continue after midnight. */
function lineReader() {
  let days = 0;
  let latest = 0;
  return (line: string): ImportedRecord | Skipped => {
    const [whole, date, hours, minutes, seconds, fraction = '', rest = ''] = LINE.exec(line) ?? [];
    if (whole === undefined) return skipped('unreadable');
    const clock = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1_000;
    let at = clock + Number(fraction.padEnd(3, '0')) + days * DAY_MS;
    if (date !== undefined) at = Date.parse(`${date}T00:00:00Z`) + at;
    else if (at < latest - DAY_MS / 2) {
      days++;
      at += DAY_MS;
    }
    latest = Math.max(latest, at);
    const [, bracketed, named, text] = SPEAKER.exec(rest) ?? [];
    return textRecord(at, bracketed ?? named ?? null, null, text ?? rest);
  };
}

/** `HH:MM:SS text`, with or without a date, brackets, and `name:` or `<name>` before the text. */
export const textLog: Importer = {
  title: 'plain lines: HH:MM:SS name: text',
  matches: (head) => LINE.test(head.split('\n', 1)[0]?.trimEnd() ?? ''),
  async *read(path) {
    const read = lineReader();
    for await (const { text } of textLines(path)) yield read(text);
  },
};
