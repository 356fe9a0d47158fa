import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clipsOf } from '#sandbox/video/clips/clips.table.ts';
import { segmentStart } from '#sandbox/video/clips/live-line.ts';
import type { Showing } from '#sandbox/video/clips/programme.ts';
import { SEGMENT_MS, UNIT_VIDEO_FRAMES } from '#sandbox/video/clips/streams.table.ts';
import { readFlv } from '#sandbox/video/formats/flv-read.ts';
import { createPlaybackClock } from '#streams/view/time/playback-clock.ts';
import { fixedProgrammes } from '../fixtures/video/fixed-programmes.ts';
import { openRoom } from '../fixtures/video/live-room.tsx';

const REEL = 'football-navy';
const STREAM = 'football-1';
const SLOW = { timeout: 25_000 };
/** A clip is recognised by its frame one second after it began. */
const FRAME = 25;
const FRAME_MS = 40;
const [WIDTH, HEIGHT] = [64, 36];

type Thumbnail = readonly number[];

/** Returns a thumbnail so small that coding artifacts disappear, but the content does not. */
function thumbnailOf(source: HTMLVideoElement | VideoFrame): Thumbnail {
  const context = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(source, 0, 0, WIDTH, HEIGHT);
  return [...context.getImageData(0, 0, WIDTH, HEIGHT).data];
}

const differenceOf = (one: Thumbnail, other: Thumbnail): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

/** Returns the thumbnail of each unit of the reel at the same frame, decoded from the file itself. */
async function thumbnailsOfReel(): Promise<Thumbnail[]> {
  const file = await fetch(`/src/sandbox/video/reels/${REEL}.sd.flv`);
  const { video, videoConfig } = readFlv(new Uint8Array(await file.arrayBuffer()));
  const thumbnails: Thumbnail[] = [];
  const decoder = new VideoDecoder({
    output(frame) {
      if ((frame.timestamp / 1_000 / FRAME_MS) % UNIT_VIDEO_FRAMES === FRAME)
        thumbnails.push(thumbnailOf(frame));
      frame.close();
    },
    error(thrown) {
      throw thrown;
    },
  });
  const profile = [...videoConfig.subarray(1, 4)].map((byte) => byte.toString(16).padStart(2, '0'));
  decoder.configure({ codec: `avc1.${profile.join('')}`, description: videoConfig });
  video.forEach(({ at, isKey, data }, index) => {
    const type = isKey ? 'key' : 'delta';
    if (index % UNIT_VIDEO_FRAMES <= FRAME)
      decoder.decode(new EncodedVideoChunk({ type, timestamp: at * 1_000, data }));
  });
  await decoder.flush();
  return thumbnails;
}

/** The clip and part of each unit, in the order of the reel. */
const UNITS = clipsOf(REEL).flatMap(({ name, units }) =>
  Array.from({ length: units }, (_, part) => `${name} ${part}`),
);

const isGoal = ({ clip, part }: Showing) => clip.startsWith('goal') && part === 0;

/** Returns the filming time of the last goal that is more than a minute old, and the unit shown then. */
function lastGoal(): { readonly at: number; readonly unit: string } {
  const programme = fixedProgrammes(STREAM);
  if (!programme) throw new Error('there is no such stream');
  let segment = Math.floor((Date.now() - 60_000) / SEGMENT_MS);
  while (!isGoal(programme.showing(segment))) segment -= 1;
  const { clip, part } = programme.showing(segment);
  return { at: segmentStart(segment, programme.phaseMs), unit: `${clip} ${part}` };
}

/** Records the shown frames, by their filming time. */
function watchFrames(video: HTMLVideoElement, clock: ReturnType<typeof createPlaybackClock>) {
  const shown: { readonly filmedAt: number; readonly thumbnail: Thumbnail }[] = [];
  let begun: number | null = null;
  clock.watch(() => {
    const { shownAt } = clock.now();
    if (shownAt !== null && !video.seeking) begun = shownAt - video.currentTime * 1_000;
  });
  const note = (_now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
    if (begun !== null) shown.push({ filmedAt: begun + mediaTime * 1_000, thumbnail: thumbnailOf(video) });
    video.requestVideoFrameCallback(note);
  };
  video.requestVideoFrameCallback(note);
  return shown;
}

test('[2.11] pressing a mark shows the goal itself, recognised by its frame', {
  tags: 'sweep',
  timeout: 90_000,
}, async () => {
  const goal = lastGoal();
  const clock = createPlaybackClock();
  const label = '12 分钟沈望进球';
  const mark = { id: 'goal', at: goal.at, kind: 'goal', label } as const;
  const { video } = openRoom({ types: ['hls'], stream: STREAM }, { clock, marks: [mark] });
  await expect.poll(() => clock.now().shownAt, SLOW).not.toBeNull();
  await page.getByRole('button', { name: `回看 ${label}` }).click();
  const shown = watchFrames(video, clock);
  const wanted = goal.at + FRAME * FRAME_MS;
  const distance = ({ filmedAt }: { readonly filmedAt: number }) => Math.abs(filmedAt - wanted);
  await expect
    .poll(() => shown.some(({ filmedAt }) => filmedAt > wanted && filmedAt < wanted + 5_000), SLOW)
    .toBe(true);
  const [nearest] = shown.toSorted((one, other) => distance(one) - distance(other));
  if (!nearest) throw new Error('nothing was shown');
  expect(distance(nearest)).toBeLessThan(200);
  const reel = await thumbnailsOfReel();
  expect(reel).toHaveLength(UNITS.length);
  const differences = reel.map((thumbnail) => differenceOf(thumbnail, nearest.thumbnail));
  expect(UNITS[differences.indexOf(Math.min(...differences))]).toBe(goal.unit);
});
