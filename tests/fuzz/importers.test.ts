import { expect, test } from 'vitest';
import { BadRecording } from '#contract/recording/recording-line.ts';
import { type ImporterName, importers } from '#replay/recording/import/importers.ts';
import { TruncatedFile } from '#replay/recording/text-lines.ts';
import { writeLines } from '#tests/fixtures/replay/recorded-chat.ts';

/** Reads a file to its end, or until it is refused with a message. @returns CPU time, ms */
async function readingTime(kind: ImporterName, text: string): Promise<number> {
  const path = writeLines([text], 'hostile.txt');
  const started = process.cpuUsage();
  try {
    for await (const _ of importers[kind].read(path));
  } catch (thrown) {
    if (!(thrown instanceof BadRecording || thrown instanceof TruncatedFile)) throw thrown;
  }
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

const SMALL = 20_000;
/**
 * Growth of the text and its allowed growth in time: ten times the text takes ten times as long; a hundred times would be
 * quadratic.
 */
const GROWTH = 10;
const GROWTH_MAX = 40;
/** Below this, what is measured is the machine. */
const NOTICEABLE_MS = 200;

const HOSTILE: readonly (readonly [kind: ImporterName, what: string, text: (length: number) => string])[] = [
  ['text-log', 'a line separator after blanks', (length) => `00:00:01 ${' '.repeat(length)}\u2028x`],
  [
    'text-log',
    'a speaker before line separators',
    (length) => `00:00:01 ann: ${'a \u2028'.repeat(length / 3)}`,
  ],
  ['irc-log', 'blanks', (length) => `:ann!a PRIVMSG ${' '.repeat(length)}\u2028`],
  ['irc-log', 'words without a trailing part', (length) => `:ann!a PRIVMSG ${'a '.repeat(length / 2)}\u2028`],
  ['bilibili-xml', 'tags that open and never close', (length) => '<d '.repeat(length / 3)],
  ['bilibili-xml', 'letters where attributes are', (length) => `<d ${'a'.repeat(length)}>x</d>`],
  ['bilibili-xml', 'blanks where attributes are', (length) => `<d a${' '.repeat(length)}>x</d>`],
  ['bilibili-xml', 'a quote that never closes', (length) => `<d p="${'<d p='.repeat(length / 5)}`],
  ['danmaku-json', 'brackets', (length) => '['.repeat(length)],
  ['danmaku-json', 'a word that never ends', (length) => `{"${'a'.repeat(length)}`],
  ['danmaku-json', 'a record that never ends', (length) => `[{"text":"${'a'.repeat(length)}`],
  ['youtube-csv', 'cells', (length) => `time,text\n${','.repeat(length)}`],
  ['youtube-csv', 'quotes', (length) => `time,text\n${'"'.repeat(length)}`],
  ['youtube-live-chat', 'brackets', (length) => `{"a":${'['.repeat(length)}`],
];

test.for(HOSTILE)('%s reads %s in time that grows with the file alone', async ([kind, , text]) => {
  const small = await readingTime(kind, text(SMALL));
  const large = await readingTime(kind, text(SMALL * GROWTH));
  expect(large).toBeLessThan(Math.max(NOTICEABLE_MS, small * GROWTH_MAX));
});
