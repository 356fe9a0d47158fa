import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  allOf,
  freshPath,
  recordedMessage,
  recordingHeader,
  writeLines,
  writeRecording,
} from '#tests/fixtures/replay/recorded-chat.ts';
import { newTally, openRecording } from './read-recording.ts';
import { summarizeRecording } from './recording-summary.ts';

const lines = (...more: readonly object[]) => more.map((line) => JSON.stringify(line));
const eventsIn = async (path: string) => allOf((await openRecording(path)).events());
const chat = [recordedMessage(0, '开了'), recordedMessage(900, '好球 👍'), recordedMessage(2_000, '再来')];

test.each(['chat.ndjson', 'chat.ndjson.gz'])('events written to %s are read again', async (name) => {
  expect(await eventsIn(writeRecording(chat, { name }))).toEqual(chat);
});

test('gzip is detected by its bytes', async () => {
  const path = freshPath('chat.ndjson');
  writeFileSync(path, gzipSync(readFileSync(writeRecording(chat))));
  expect(await eventsIn(path)).toEqual(chat);
});

test('a truncated last line is reported after the lines before it', async () => {
  const path = writeLines([...lines(recordingHeader(), ...chat), '{"at":2500,"ro']);
  const { events, tally } = await summarizeRecording(await openRecording(path));
  expect([events, tally.truncated, tally.bad]).toEqual([3, true, 0]);
});

test('a complete last line without a line end is read', async () => {
  expect(await eventsIn(writeLines(lines(recordingHeader(), ...chat)))).toEqual(chat);
});

test('truncated gzip is read up to its end', async () => {
  const path = freshPath('chat.ndjson.gz');
  const many = Array.from({ length: 5_000 }, (_, index) =>
    recordedMessage(index, `${(index * 7_919) % 104_729}`),
  );
  const compressed = gzipSync(readFileSync(writeRecording(many)));
  writeFileSync(path, compressed.subarray(0, compressed.length / 2));
  const { events, tally } = await summarizeRecording(await openRecording(path));
  expect(events).toBeGreaterThan(1_000);
  expect(events).toBeLessThan(5_000);
  expect(tally.bad).toBe(0);
});

test('lines that are not events are counted, and the first listed', async () => {
  const path = writeLines([
    ...lines(recordingHeader()),
    '{',
    ...lines({ at: -1, kind: 'say' }, recordedMessage(5)),
    '',
  ]);
  const tally = newTally();
  const events = await allOf((await openRecording(path)).events(tally));
  expect([events.length, tally.bad, tally.complaints]).toEqual([
    1,
    2,
    ['line 2: no JSON', expect.stringContaining('line 3: ')],
  ]);
});

test('unknown fields are ignored', async () => {
  const path = writeLines(
    lines({ ...recordingHeader(), mood: 'good' }, { ...recordedMessage(1), colour: 'red' }),
  );
  expect(await eventsIn(path)).toEqual([recordedMessage(1)]);
});

test.each([
  ['newer', { ...recordingHeader(), version: 2 }],
  ['no courtside-replay header', { format: 'other' }],
  ['rooms', { ...recordingHeader(), rooms: 'm-1' }],
])('the error gives the reason why a file cannot be read: %s', async (reason, header) => {
  await expect(openRecording(writeLines(lines(header)))).rejects.toThrow(reason);
});

test('an empty file is refused', async () => {
  await expect(openRecording(writeLines([]))).rejects.toThrow('empty');
});

test('a summary counts people, rooms, peaks and silences', async () => {
  const events = [
    recordedMessage(0),
    recordedMessage(10),
    recordedMessage(999, '好', 'u-2'),
    recordedMessage(5_000, '长长的一句', 'u-3', 'm-2'),
  ];
  expect(await summarizeRecording(await openRecording(writeRecording(events)))).toMatchObject({
    events: 4,
    kinds: { say: 4 },
    users: 3,
    rooms: ['m-1', 'm-2'],
    firstAt: 0,
    lastAt: 5_000,
    longestGapMs: 4_001,
    longestText: 6,
    peakPerSecond: 3,
    peakPerTenSeconds: 4,
  });
});
