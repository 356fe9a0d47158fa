import { readFile } from 'node:fs/promises';
import { type FlvContent, type MediaFrame, readFlv, type VideoFrame } from '#sandbox/media/flv-read.ts';
import { encodeTag, FLV_HEADER, FLV_KIND, tagBody } from '#sandbox/media/flv-tag.ts';
import { ffmpeg, writeTo } from './ffmpeg.ts';
import type { Sound } from './sound.ts';
import { FPS, LOOP_SECONDS, SAMPLE_RATE } from './timeline.ts';

export interface VideoTarget {
  readonly file: string;
  readonly height: number;
  readonly width: number;
  /** x264's constant rate factor. */
  readonly quality: number;
}

const KEY_EVERY_SECONDS = 2;
const AAC_FRAME_SAMPLES = 1024;
const AUDIO_BITS = '20k';
const BT709 = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

const x264 = ({ file, width, height, quality }: VideoTarget) => [
  ...[
    '-vf',
    `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`,
    ...BT709,
  ],
  ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-tune', 'animation'],
  ...['-bf', '0', '-refs', '4'],
  ...[
    '-g',
    String(KEY_EVERY_SECONDS * FPS),
    '-keyint_min',
    String(KEY_EVERY_SECONDS * FPS),
    '-sc_threshold',
    '0',
  ],
  ...['-crf', String(quality), '-an', '-f', 'flv', file],
];

/** One reading of the pictures, encoded at every size asked for. */
export function encodePictures(
  pictures: AsyncIterable<Uint8Array>,
  targets: readonly VideoTarget[],
): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(FPS), '-c:v', 'png', '-i', '-'];
  return ffmpeg([...input, ...targets.flatMap(x264)], async (stdin) => {
    for await (const picture of pictures) await writeTo(stdin, picture);
  });
}

function pcm(sound: Sound): Uint8Array {
  return new Uint8Array(Int16Array.from(sound, (value) => Math.round(value * 32_767)).buffer);
}

/**
 * AAC frames of one loop without a seam: the sound is encoded three times in a row and the middle
 * one kept, whose first frame overlaps with the end of the same sound.
 */
export async function encodeSound(sound: Sound, scratch: string): Promise<FlvContent> {
  const input = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', '-'];
  const codec = ['-c:a', 'aac', '-b:a', AUDIO_BITS, '-cutoff', '9000', '-f', 'flv', scratch];
  await ffmpeg([...input, ...codec], async (stdin) => {
    for (let turn = 0; turn < 3; turn++) await writeTo(stdin, pcm(sound));
  });
  const encoded = readFlv(await readFile(scratch));
  const count = (LOOP_SECONDS * SAMPLE_RATE) / AAC_FRAME_SAMPLES;
  const frameMs = (AAC_FRAME_SAMPLES * 1000) / SAMPLE_RATE;
  const audio = encoded.audio
    .slice(count, count * 2)
    .map((frame, i): MediaFrame => ({ at: i * frameMs, data: frame.data }));
  return { ...encoded, audio };
}

/** One FLV of pictures and sound in the order of time, both configurations first. */
export function joinFlv(pictures: FlvContent, sound: FlvContent): Uint8Array {
  const video = pictures.video.map(({ at, data, isKey }: VideoFrame) => ({
    kind: FLV_KIND.video,
    at,
    body: tagBody.video(data, isKey),
  }));
  const audio = sound.audio.map(({ at, data }) => ({ kind: FLV_KIND.audio, at, body: tagBody.audio(data) }));
  const tags = [
    { kind: FLV_KIND.video, at: 0, body: tagBody.videoConfig(pictures.videoConfig) },
    { kind: FLV_KIND.audio, at: 0, body: tagBody.audioConfig(sound.audioConfig) },
    ...[...video, ...audio].sort((a, b) => a.at - b.at || b.kind - a.kind),
  ];
  return Buffer.concat([FLV_HEADER, ...tags.map(encodeTag)]);
}
