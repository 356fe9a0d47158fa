import { readdir, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { loadLoop } from './loop.ts';
import { LOOP_MS, QUALITIES, STREAMS } from './streams.table.ts';

const folder = new URL('./fixtures/', import.meta.url);
const names = [...new Set(Object.values(STREAMS).map((stream) => stream.loop))];

test('all fixtures together stay under three megabytes', async () => {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, folder))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3 * 1024 * 1024);
});

test.each(names.flatMap((name) => QUALITIES.map(({ id }) => `${name}.${id}.flv`)))(
  '%s is a loop without a seam: 500 pictures, 625 sound frames, a key frame every two seconds',
  async (file) => {
    const { video, audio } = await loadLoop(file, LOOP_MS);
    expect(video.map((frame) => frame.at)).toEqual(Array.from({ length: 500 }, (_, i) => i * 40));
    expect(audio.map((frame) => frame.at)).toEqual(Array.from({ length: 625 }, (_, i) => i * 32));
    expect(video.filter((frame) => frame.isKey).map((frame) => frame.at % 2_000)).toEqual(Array(10).fill(0));
  },
);
