import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openRecording } from '#replay/recording/read-recording.ts';
import { summarizeRecording } from '#replay/recording/recording-summary.ts';
import { allOf, freshPath, writeLines } from '#tests/fixtures/replay/recorded-chat.ts';
import { importChat } from './import-chat.ts';
import type { ImporterName } from './importers.ts';
import { sortedSpool } from './sorted-spool.ts';

async function importing(
  lines: readonly string[],
  more: { kind?: ImporterName; seed?: number; key?: string | null; nameless?: boolean } = {},
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
const NONE_SKIPPED = { unreadable: 0, badText: 0, noTime: 0, noText: 0, noChat: 0 };
const LOG = [
  '00:00:05 ann: b',
  '00:00:01 bob: a',
  '00:00:05 ann: b',
  'noise',
  '00:00:05 cat: hi @ann',
  '00:00:09 ann: d',
];

test('records are counted and sorted, and equal lines without numbers are kept', async () => {
  const { counts, header, events } = await importing(LOG);
  const skipped = { ...NONE_SKIPPED, unreadable: 1 };
  const order = { outOfOrder: 1, truncated: false, nameless: 0, atOnce: 3, notes: [] };
  expect(counts).toMatchObject({ read: 6, imported: 5, skipped, duplicate: 0, alike: 1, ...order });
  expect(events.map((event) => event.kind === 'say' && event.text.slice(0, 2))).toEqual([
    'a',
    'b',
    'b',
    'hi',
    'd',
  ]);
  expect(header).toMatchObject({
    users: 3,
    events: 5,
    durationMs: events[4]?.at,
    rooms: ['m-7'],
    resolutionMs: 1_000,
  });
});

test('records with whole seconds are spread over their second, in order', async () => {
  const { events } = await importing(Array.from({ length: 50 }, (_, index) => `00:00:07 ann: ${index}`));
  const times = events.map(({ at }) => at);
  expect(events.map((event) => event.kind === 'say' && event.text)).toEqual(
    times.map((_, index) => `${index}`),
  );
  expect(new Set(times).size).toBeGreaterThan(30);
  expect(times.every((at) => at >= 7_000 && at < 8_000)).toBe(true);
  expect(times).toEqual(times.toSorted((left, right) => left - right));
});

test('finer times are not changed', async () => {
  const { events, header } = await importing(['00:00:01.250 ann: a', '00:00:03 ann: b']);
  expect([events.map(({ at }) => at), header.resolutionMs]).toEqual([[1_250, 3_000], 1]);
});

test('epoch times count from the first one, which is in the header', async () => {
  const { events, header } = await importing([
    '2023-11-14 22:13:20.500 ann: a',
    '2023-11-14 22:13:21 ann: b',
  ]);
  expect([events.map(({ at }) => at), header.startedAt]).toEqual([[0, 500], 1_700_000_000_500]);
});

test('no name is kept, and each person always has the same pseudonym', async () => {
  const { out, events } = await importing(LOG);
  expect(readFileSync(out, 'utf8')).not.toMatch(/ann|bob|cat/);
  expect(events[1]?.user).toBe(events[4]?.user);
  expect(events[0]?.user).not.toBe(events[1]?.user);
  expect(events[3]).toMatchObject({ text: `hi @${events[1]?.user.slice(2, 10)}` });
});

test('the same key and seed give the same bytes', async () => {
  const text = async (more: { seed?: number; key?: string | null }) =>
    readFileSync((await importing(LOG, more)).out, 'utf8');
  expect(await text({})).toBe(await text({}));
  expect(await text({ seed: 2 })).not.toBe(await text({}));
  expect(await text({ key: 'another' })).not.toBe(await text({}));
  expect(await text({ key: null })).not.toBe(await text({ key: null }));
});

test('a message with a repeated number at the same time is skipped', async () => {
  const tags = '@id=7;tmi-sent-ts=1700000000000';
  const { counts } = await importing(Array(3).fill(`${tags} :ann!a@b PRIVMSG #room :hi`), {
    kind: 'irc-log',
  });
  expect(counts).toMatchObject({ read: 3, imported: 1, duplicate: 2, alike: 0 });
});

test('a file without a readable record is refused with the reasons', async () => {
  const out = freshPath('chat.ndjson');
  const path = writeLines(['noise', '00:00:01   ', 'PING'], 'log.txt');
  const options = { path, kind: 'text-log', out, room: 'm-7', seed: 1, key: null } as const;
  await expect(importChat(options)).rejects.toThrow(/of 3 records, 3 are not what this kind of file holds/);
  expect(existsSync(out)).toBe(false);
});

test.each([
  ['danmaku-json', `[{"text":"a","time":1},{"text":"b","time":2},{"te`],
  ['bilibili-xml', '<i><d p="1,1,25,0,1,0,u,1">a</d><d p="2,1,25,0,1,0,u,2">b</d><d p="3,1'],
] as const)('a truncated %s gives the records before the end and reports it', async (kind, text) => {
  const { counts } = await importing([text], { kind });
  expect(counts).toMatchObject({ imported: 2, truncated: true });
});

test('an unclosed quote truncates the file, and its row is reported', async () => {
  const rows = ['time_in_seconds,author,message', '1,lin_qiu,a', '2,marek77,"oops', '3,lin_qiu,c', ''];
  const { counts, out } = await importing(rows, { kind: 'youtube-csv' });
  expect(counts).toMatchObject({
    imported: 1,
    truncated: true,
    where: 'row 3 holds a quote that is not closed',
  });
  expect(readFileSync(out, 'utf8')).not.toMatch(/oops|lin_qiu/);
});

test('a record that is no JSON is left out alone', async () => {
  const body = (seconds: string) => `{"content_offset_seconds":${seconds},"message":{"body":"x"}}`;
  const { counts } = await importing([`{"comments":[${body('3')},${body('NaN')}]}`], { kind: 'twitch-json' });
  expect(counts).toMatchObject({ read: 2, imported: 1, skipped: { ...NONE_SKIPPED, unreadable: 1 } });
});

test('a time of the other kind is ignored and shifts no others', async () => {
  const lines = ['2026-03-01 20:15:03 ann: a', '00:00:07 bob: b', '2026-03-01 20:15:05 ann: c'];
  const { counts, header } = await importing(lines);
  expect(counts).toMatchObject({ imported: 2, skipped: { ...NONE_SKIPPED, noTime: 1 } });
  expect(header.durationMs).toBeLessThan(3_000);
});

test('no author name remains in any text, earlier or later', async () => {
  const { out } = await importing([
    '00:00:01 राजेश: hello lin_qiu, Lin Qiu and 小舟',
    '00:00:02 lin_qiu: @राजेश नमस्ते, MAREK.N',
    '00:00:03 小舟: 谢谢राजेश',
    '00:00:04 Lin Qiu: *小舟*',
    '00:00:05 marek.n: @กิตติ hi',
    '00:00:06 กิตติ: bye',
  ]);
  expect(readFileSync(out, 'utf8')).not.toMatch(/राजेश|lin.qiu|小舟|marek|กิตติ/i);
});

test('lines that mostly lack a speaker are refused unless accepted', async () => {
  const lines = ['00:00:01 开球了', '00:00:02 Lin Qiu - 好球', '00:00:03 ann: a'];
  await expect(importing(lines)).rejects.toThrow(/2 of 3 lines show no speaker.*--nameless/);
  expect((await importing(lines, { nameless: true })).counts).toMatchObject({ imported: 3, nameless: 2 });
});

test('text in another encoding is not kept', async () => {
  const out = freshPath('chat.ndjson');
  const path = freshPath('gbk.txt');
  writeFileSync(path, Buffer.from([...Buffer.from('00:00:01 ann: '), 0xba, 0xc3, 0xc7, 0xf2, 0x0a]));
  const options = { path, kind: 'text-log', out, room: 'm-7', seed: 1, key: null } as const;
  await expect(importChat(options)).rejects.toThrow(/1 hold bytes that are neither UTF-8 nor UTF-16/);
});

test('a file without times or names reports its fields and columns', async () => {
  const kick = JSON.stringify([{ id: 1, content: 'x', created_at: 'y' }]);
  await expect(importing([kick], { kind: 'danmaku-json' })).rejects.toThrow(
    /1 have no time, no time among the fields: id, content, created_at/,
  );
  const { counts } = await importing(['time,channel,text', '1,arena,x'], { kind: 'youtube-csv' });
  expect(counts).toMatchObject({ nameless: 1, notes: ['no column of names among: time, channel, text'] });
});

test('a truncated compressed file is reported, a complete one is not', async () => {
  const compressed = gzipSync(LOG.join('\n'));
  const path = freshPath('log.gz');
  const options = {
    path,
    kind: 'text-log',
    out: freshPath('chat.ndjson'),
    room: 'm-7',
    seed: 1,
    key: null,
  } as const;
  writeFileSync(path, compressed);
  expect(await importChat(options)).toMatchObject({ truncated: false, imported: 5 });
  writeFileSync(path, compressed.subarray(0, compressed.length - 9));
  expect(await importChat(options)).toMatchObject({ truncated: true });
});

test('a source without names gets invented people', async () => {
  const bullets = Array.from({ length: 500 }, (_, index) => ({ text: `${index}`, time: index / 10 }));
  const { header } = await importing([JSON.stringify(bullets)], { kind: 'danmaku-json' });
  expect(header.users).toBeGreaterThan(100);
});

test('records that exceed memory are sorted on disk without leftover files', async () => {
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
    { read: 3_090, imported: 3_090, duplicate: 0, alike: 0, outOfOrder: 0 },
    { users: 836, longestText: 162, peakPerSecond: 12 },
  ],
  [
    'bilibili-artplayer-danmuku-v4.json',
    'danmaku-json',
    { read: 16_348, imported: 16_348, duplicate: 0, alike: 85, outOfOrder: 8_881 },
    { longestText: 38 },
  ],
])('a whole foreign chat is imported: %s', async (name, kind, counts, survey) => {
  const out = freshPath('chat.ndjson.gz');
  const path = join(foreign, name);
  expect(await importChat({ path, kind, out, room: 'm-1', seed: 1, key: null })).toMatchObject({
    ...counts,
    skipped: NONE_SKIPPED,
    truncated: false,
  });
  expect(await summarizeRecording(await openRecording(out))).toMatchObject(survey);
});
