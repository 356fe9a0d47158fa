import { expect, test } from 'vitest';
import { clipsOf } from '#sandbox/video/clips/clips.table.ts';
import { library } from '#sandbox/video/clips/library.ts';
import { SEGMENT_MS } from '#sandbox/video/clips/streams.table.ts';
import { aacSegmentOf } from './aac-segments.ts';
import { presentationTicks } from './ts-segments.ts';

const FIRST = 897_600_000;
const REEL = 'football-navy';
const units = clipsOf(REEL).map(({ name }) => library.unit({ reel: REEL, clip: name, part: 0 }, 'audio'));
const segments = units.map((unit, i) => Buffer.from(aacSegmentOf(unit, FIRST + i).whole));

const OWNER = 'com.apple.streaming.transportStreamTimestamp\0';
const HEAD = 20;
const BEGIN = HEAD + OWNER.length + 8;

test('packed audio segments start with their time on the TS clock', () => {
  segments.forEach((segment, i) => {
    expect(segment.toString('latin1', 0, 3)).toBe('ID3');
    expect(segment.toString('latin1', 10, 14)).toBe('PRIV');
    expect(segment.toString('latin1', HEAD, HEAD + OWNER.length)).toBe(OWNER);
    const ticks = Number(segment.readBigUInt64BE(HEAD + OWNER.length));
    expect(ticks).toBe(presentationTicks((FIRST + i) * SEGMENT_MS));
    expect(ticks).toBeLessThan(2 ** 33);
  });
});

test('the tag has its declared length, followed by sixty audio frames', () => {
  for (const segment of segments) {
    const [a = 0, b = 0, c = 0, d = 0] = segment.subarray(6, 10);
    expect(10 + a * 2 ** 21 + b * 2 ** 14 + c * 2 ** 7 + d).toBe(BEGIN);
    let frames = 0;
    for (let at = BEGIN; at < segment.length; frames++) {
      expect(segment.readUInt16BE(at)).toBe(0xfff1);
      const [high = 0, middle = 0, low = 0] = segment.subarray(at + 3, at + 6);
      at += (high & 3) * 2048 + middle * 8 + (low >> 5);
    }
    expect(frames).toBe(60);
  }
});

test('the audio-only segment has the audio of the video segment only', () => {
  const [clip] = clipsOf(REEL);
  const showing = { reel: REEL, clip: clip?.name ?? '', part: 0 };
  const [alone, beside] = [library.unit(showing, 'audio'), library.unit(showing, 'sd')];
  expect([alone.video.length, alone.tags.length]).toEqual([0, 60]);
  expect(alone.audio).toEqual(beside.audio);
});
