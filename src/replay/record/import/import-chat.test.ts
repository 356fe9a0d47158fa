import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRecording } from '#replay/record/read-recording.ts';
import { surveyOf } from '#replay/record/survey.ts';
import { allOf, freshPath, writeLines } from '#tests/fixtures/recorded-chat.ts';
import { importChat } from './import-chat.ts';
import type { ImporterName } from './importers.ts';
import { sortedSpool } from './sorted-spool.ts';

async function importing(
  lines: readonly string[],
  more: { kind?: ImporterName; seed?: number; key?: string | null } = {},
) {
  const out = freshPath('chat.ndjson');
  const counts = await importChat({
    path: writeLines(lines, 'log.txt'),
    kind: 'text-log',
    out,
    room: 'm-7',
    seed: 1,
    key: 'a key',
    ...more,
  });
  const recording = await openRecording(out);
  const events = await allOf(recording.events());
  return { counts, out, header: recording.header, events };
}
const LOG = [
  '00:00:05 ann: b',
  '00:00:01 bob: a',
  '00:00:05 ann: b',
  'noise',
  '00:00:05 cat: hi @ann',
  '00:00:09 ann: d',
];

test('records are counted, put in order, and duplicates left out', async () => {
  const { counts, header, events } = await importing(LOG);
  expect(counts).toEqual({ read: 6, kept: 4, skipped: 1, duplicate: 1, outOfOrder: 1 });
  expect(events.map((event) => event.kind === 'say' && event.text.slice(0, 2))).toEqual([
    'a',
    'b',
    'hi',
    'd',
  ]);
  expect(header).toMatchObject({
    users: 3,
    events: 4,
    durationMs: events[3]?.at,
    rooms: ['m-7'],
    resolutionMs: 1_000,
  });
});

test('whole seconds are spread over themselves, in order', async () => {
  const { events } = await importing(Array.from({ length: 50 }, (_, index) => `00:00:07 ann: ${index}`));
  const times = events.map(({ at }) => at);
  expect(events.map((event) => event.kind === 'say' && event.text)).toEqual(
    times.map((_, index) => `${index}`),
  );
  expect(new Set(times).size).toBeGreaterThan(30);
  expect(times.every((at) => at >= 7_000 && at < 8_000)).toBe(true);
  expect(times).toEqual(times.toSorted((left, right) => left - right));
});

test('finer times stay as they are', async () => {
  const { events, header } = await importing(['00:00:01.250 ann: a', '00:00:03 ann: b']);
  expect([events.map(({ at }) => at), header.resolutionMs]).toEqual([[1_250, 3_000], 1]);
});

test('times of day count from the first, which the header tells', async () => {
  const { events, header } = await importing([
    '2023-11-14 22:13:20.500 ann: a',
    '2023-11-14 22:13:21 ann: b',
  ]);
  expect([events.map(({ at }) => at), header.startedAt]).toEqual([[0, 500], 1_700_000_000_500]);
});

test('nobody is called by their own name, and the same person by the same one', async () => {
  const { out, events } = await importing(LOG);
  expect(readFileSync(out, 'utf8')).not.toMatch(/ann|bob|cat/);
  expect(events[1]?.user).toBe(events[3]?.user);
  expect(events[0]?.user).not.toBe(events[1]?.user);
  expect(events[2]).toMatchObject({ text: `hi @${events[1]?.user.slice(2, 10)}` });
});

test('the same key and seed give the same bytes; without a key nobody can be recognised', async () => {
  const text = async (more: { seed?: number; key?: string | null }) =>
    readFileSync((await importing(LOG, more)).out, 'utf8');
  expect(await text({})).toBe(await text({}));
  expect(await text({ seed: 2 })).not.toBe(await text({}));
  expect(await text({ key: 'another' })).not.toBe(await text({}));
  expect(await text({ key: null })).not.toBe(await text({ key: null }));
});

test('a source that names nobody is spoken by strangers', async () => {
  const bullets = Array.from({ length: 500 }, (_, index) => ({ text: `${index}`, time: index / 10 }));
  const { header } = await importing([JSON.stringify(bullets)], { kind: 'danmaku-json' });
  expect(header.users).toBeGreaterThan(100);
});

test('more than fits in memory is put in order on the disk, and leaves nothing there', async () => {
  const spool = sortedSpool((line): { at: number; n: number } => JSON.parse(line), 10);
  for (let n = 0; n < 105; n++) await spool.add({ at: (n * 37) % 50, n });
  const sorted = await allOf(spool.sorted());
  const expected = Array.from({ length: 105 }, (_, n) => ({ at: (n * 37) % 50, n })).sort(
    (a, b) => a.at - b.at || a.n - b.n,
  );
  expect(sorted).toEqual(expected);
  expect(await allOf(spool.sorted())).toEqual(expected);
  await spool.remove();
});

const foreign = join(process.env.COURTSIDE_FIXTURES ?? '.', 'chat');

test.skipIf(!existsSync(foreign)).each<[string, ImporterName, object, object]>([
  [
    'twitch-v5-rechat-1087079172.json',
    'twitch-json',
    { read: 3_090, kept: 3_090, skipped: 0, duplicate: 0, outOfOrder: 0 },
    { users: 836, longestText: 162, peakPerSecond: 12 },
  ],
  [
    'bilibili-artplayer-danmuku-v4.json',
    'danmaku-json',
    { read: 16_348, kept: 16_263, skipped: 0, duplicate: 85, outOfOrder: 8_881 },
    { longestText: 38 },
  ],
])('a whole chat of another place: %s', async (name, kind, counts, survey) => {
  const out = freshPath('chat.ndjson.gz');
  const path = join(foreign, name);
  expect(await importChat({ path, kind, out, room: 'm-1', seed: 1, key: null })).toEqual(counts);
  expect(await surveyOf(await openRecording(out))).toMatchObject(survey);
});
