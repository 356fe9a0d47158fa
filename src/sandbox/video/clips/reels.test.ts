import { readdir, stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { clipsOf } from './clips.table.ts';
import { library } from './library.ts';
import { readReel } from './reel.ts';
import { QUALITIES } from './streams.table.ts';

const folder = new URL('../reels/', import.meta.url);
const files = (await readdir(folder)).sort();
const LARGEST = 32 * 1024 * 1024;

test('all reels together stay under thirty-two megabytes', async () => {
  const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, folder))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST);
});

describe.each(QUALITIES.map(({ id }) => id))('in %s', (quality) => {
  const names = files.flatMap((file) => (file.endsWith(`.${quality}.flv`) ? [file.slice(0, -7)] : []));
  const reels = names.map((name) => ({ name, reel: readReel(name, quality) }));

  test('every reel contains its clips in whole units with leading key frames', () => {
    for (const { name, reel } of reels) {
      const units = clipsOf(name).reduce((sum, clip) => sum + clip.units, 0);
      const { video, audio } = reel.content;
      expect([name, reel.units, video.length, audio.length]).toEqual([name, units, units * 48, units * 60]);
      expect(video.every(({ at }, i) => at === i * 40)).toBe(true);
      expect(audio.every(({ at }, i) => at === i * 32)).toBe(true);
      expect(video.every(({ isKey }, i) => isKey === (i % 48 === 0))).toBe(true);
    }
  });

  test('a decoder configured for one reel can decode every other', () => {
    const setups = new Set(
      reels.map(({ reel: { content } }) =>
        Buffer.from([...content.videoConfig, ...content.audioConfig]).toString('hex'),
      ),
    );
    expect(setups.size).toBe(1);
  });
});

test('a clip that a reel has not is refused', () => {
  expect(() => library.unit({ reel: 'football-shared', clip: 'goal.R', part: 0 }, 'sd')).toThrow('no part 0');
});
