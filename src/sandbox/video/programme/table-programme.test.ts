import { expect, test } from 'vitest';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { SHOT_MS, STUDIO_ROWS } from '#sandbox/games/studio/studio.table.ts';
import { countShown, tableStream } from '#sandbox/games/studio/studio-game.ts';
import { STUDIO_TITLES } from '#sandbox/games/studio/studio-title.ts';
import { createIssues, type Issue } from '#sandbox/games/table/issues.ts';
import { library } from '#sandbox/video/clips/library.ts';
import { segmentAt, segmentStart } from '#sandbox/video/clips/live-line.ts';
import type { Programme } from '#sandbox/video/clips/programme.ts';
import { SEGMENT_MS } from '#sandbox/video/clips/streams.table.ts';
import { hlsAnswer } from '#sandbox/video/origin/hls-answer.ts';
import { createSegmentShelf } from '#sandbox/video/origin/segments/segment-shelf.ts';
import { segmentOf } from '#sandbox/video/origin/segments/ts-segments.ts';
import { tableProgrammes } from './table-programme.ts';

/** The start of an hour. */
const START = 1_781_269_200_000;
const ISSUES = 12;
const KEY = keyedHash(Buffer.from('a table'));
const CLOSE_UPS = /^(?:card|pocket|die)-/;

const issuesOf = (name: string) => {
  const table = STUDIO_TITLES.find((title) => title.name === name)?.rules.table;
  if (!table) throw new Error(`no table ${name}`);
  return createIssues(table, () => KEY);
};
const programmes = tableProgrammes(issuesOf);

const tables = STUDIO_ROWS.map((row) => {
  const programme = programmes(tableStream(row));
  if (!programme) throw new Error(`no programme of ${row.name}`);
  const issues = issuesOf(row.name);
  const list: Issue[] = [issues.at(START)];
  while (list.length < ISSUES) list.push(issues.after(list.at(-1)?.no ?? 0));
  return [row.name, { row, programme, list }] as const;
});

/** Time after the close at which a number becomes public, ms. */
function publicAt(row: (typeof STUDIO_ROWS)[number], numbers: number, index: number): number {
  let ms = 0;
  while (countShown(row, numbers, ms) <= index) ms += 10;
  return ms;
}

/** The very bytes that HLS sends for a segment. */
function sent(programme: Programme, segment: number): Uint8Array {
  const target = { kind: 'segment', stream: 't', rendition: 'sd', segment, part: null } as const;
  const epochMs = segmentStart(segment + 2, programme.phaseMs);
  const moment = { programme, library, segments: createSegmentShelf(), epochMs };
  return Buffer.from(hlsAnswer(target, new URLSearchParams(), moment)?.body ?? '');
}

const CLIP_NAMES = { baccarat: 'card', dragon: 'card', roulette: 'pocket', dice: 'die' } as const;

test('a shot lasts a segment, and an hour is whole shots', () => {
  expect([SHOT_MS, 3_600_000 % SHOT_MS]).toEqual([SEGMENT_MS, 0]);
});

test.each(tables)('%s shows each number once it is public', (_, { row, programme, list }) => {
  for (const { no, closesAt, result } of list) {
    for (const [index, number] of result.entries()) {
      const at = closesAt + publicAt(row, result.length, index);
      const segment = segmentAt(at, programme.phaseMs);
      const { reel, clip, part, event } = programme.showing(segment);
      if (number < 0) {
        expect(clip).toBe('wait');
        continue;
      }
      expect([clip, event]).toEqual([`${CLIP_NAMES[row.kind]}-${number}`, `${no}-${index}`]);
      const unit = library.unit({ reel, clip, part }, 'sd');
      expect(Buffer.compare(sent(programme, segment), segmentOf(unit, segment).whole)).toBe(0);
    }
  }
});

test.each(tables)('%s shows no number while bets are taken', (_, { programme, list }) => {
  for (const { opensAt, closesAt } of list) {
    const from = segmentAt(opensAt, programme.phaseMs);
    const until = segmentAt(closesAt, programme.phaseMs);
    expect(segmentStart(until, programme.phaseMs)).toBe(closesAt);
    for (let segment = from; segment < until; segment += 1)
      expect(programme.showing(segment).clip).not.toMatch(CLOSE_UPS);
  }
});

test.each(tables)('every shot of %s is in its reel', (_, { programme }) => {
  const first = segmentAt(START, programme.phaseMs);
  const clips = new Set<string>();
  for (let segment = first - 30; segment < first + 400; segment += 1) {
    const showing = programme.showing(segment);
    clips.add(showing.clip);
    expect(library.unit(showing, 'sd').video.length).toBe(48);
  }
  expect([...clips]).toEqual(expect.arrayContaining(['wait', 'close', 'call']));
});

test('an unknown table has no programme', () => {
  expect(programmes('t-nobody')).toBeUndefined();
});
