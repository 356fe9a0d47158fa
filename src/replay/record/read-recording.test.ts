import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  allOf,
  freshPath,
  recordingHeader,
  saying,
  writeLines,
  writeRecording,
} from '#tests/fixtures/recorded-chat.ts';
import { newTally, openRecording } from './read-recording.ts';
import { surveyOf } from './survey.ts';

const lines = (...more: readonly object[]) => more.map((line) => JSON.stringify(line));
const eventsIn = async (path: string) => allOf((await openRecording(path)).events());
const chat = [saying(0, '开了'), saying(900, '好球 👍'), saying(2_000, '再来')];

test.each(['chat.ndjson', 'chat.ndjson.gz'])('what was written to %s is read', async (name) => {
  expect(await eventsIn(writeRecording(chat, { name }))).toEqual(chat);
});

test('gzip is known by its bytes', async () => {
  const path = freshPath('chat.ndjson');
  writeFileSync(path, gzipSync(readFileSync(writeRecording(chat))));
  expect(await eventsIn(path)).toEqual(chat);
});

test('a last line that broke off is told, and what stands before it is read', async () => {
  const path = writeLines([...lines(recordingHeader(), ...chat), '{"at":2500,"ro']);
  const { events, tally } = await surveyOf(await openRecording(path));
  expect([events, tally.truncated, tally.bad]).toEqual([3, true, 0]);
});

test('a last line without its end that is whole all the same is read', async () => {
  expect(await eventsIn(writeLines(lines(recordingHeader(), ...chat)))).toEqual(chat);
});

test('gzip that broke off is read as far as it goes', async () => {
  const path = freshPath('chat.ndjson.gz');
  const many = Array.from({ length: 5_000 }, (_, index) => saying(index, `${(index * 7_919) % 104_729}`));
  const whole = gzipSync(readFileSync(writeRecording(many)));
  writeFileSync(path, whole.subarray(0, whole.length / 2));
  const { events, tally } = await surveyOf(await openRecording(path));
  expect(events).toBeGreaterThan(1_000);
  expect(events).toBeLessThan(5_000);
  expect(tally.bad).toBe(0);
});

test('lines that are no event are counted and the first ones named', async () => {
  const path = writeLines([
    ...lines(recordingHeader()),
    '{',
    ...lines({ at: -1, kind: 'say' }, saying(5)),
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

test('unknown fields are passed over', async () => {
  const path = writeLines(lines({ ...recordingHeader(), mood: 'good' }, { ...saying(1), colour: 'red' }));
  expect(await eventsIn(path)).toEqual([saying(1)]);
});

test.each([
  ['newer', { ...recordingHeader(), version: 2 }],
  ['no courtside-replay header', { format: 'other' }],
  ['rooms', { ...recordingHeader(), rooms: 'm-1' }],
])('a file that cannot be read says why: %s', async (why, header) => {
  await expect(openRecording(writeLines(lines(header)))).rejects.toThrow(why);
});

test('an empty file is no recording', async () => {
  await expect(openRecording(writeLines([]))).rejects.toThrow('empty');
});

test('a survey counts people, rooms, peaks and silences', async () => {
  const events = [saying(0), saying(10), saying(999, '好', 'u-2'), saying(5_000, '长长的一句', 'u-3', 'm-2')];
  expect(await surveyOf(await openRecording(writeRecording(events)))).toMatchObject({
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
