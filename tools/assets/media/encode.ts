import { readFile } from 'node:fs/promises';
import {
  type FlvContent,
  type MediaFrame,
  readFlv,
  type VideoFrame,
} from '#sandbox/video/formats/flv-read.ts';
import { encodeTag, FLV_HEADER, FLV_KIND, tagBody } from '#sandbox/video/formats/flv-tag.ts';
import { ffmpeg, writeTo } from './ffmpeg.ts';
import type { Reel } from './reel.ts';
import { bedUnit, SAMPLE_RATE, type Sound, soundOf } from './sound/clip-sound.ts';

export interface VideoTarget {
  readonly file: string;
  readonly height: number;
  readonly width: number;
  /** x264's constant rate factor. */
  readonly quality: number;
}

const FPS = 25;
const UNIT_FRAMES = 48;
const UNIT_SOUNDS = 60;
const SOUND_MS = 32;
const AUDIO_BITS = '20k';
/** A decoder's set-up must be the same in every file, so that any unit may follow any other. */
const X264 = `stitchable=1:keyint=${UNIT_FRAMES}:min-keyint=${UNIT_FRAMES}:scenecut=0:open-gop=0:bframes=0:ref=4`;
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
  ...['-vf', `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`],
  ...BT709,
  ...['-c:v', 'libx264', '-profile:v', 'main', '-level', '3.1', '-preset', 'slower', '-tune', 'animation'],
  ...['-x264-params', X264, '-flags', '+cgop', '-crf', String(quality), '-an', '-f', 'flv', file],
];

/** Encodes the frames, read once, at every requested size. */
export function encodeFrames(
  frames: AsyncIterable<Uint8Array>,
  targets: readonly VideoTarget[],
): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(FPS), '-c:v', 'png', '-i', '-'];
  return ffmpeg([...input, ...targets.flatMap(x264)], async (stdin) => {
    for await (const frame of frames) await writeTo(stdin, frame);
  });
}

const pcm = (sound: Sound) =>
  new Uint8Array(Int16Array.from(sound, (value) => Math.round(value * 32_767)).buffer);

/**
 * Encodes the AAC frames of all clips of a reel. A frame overlaps with its neighbours, so each clip is encoded between two
 * units of the location’s own ambient sound and only the part between them is used; the encoder’s delay is one frame.
 */
export async function encodeSound({ name, ambience, clips }: Reel, scratch: string): Promise<FlvContent> {
  const input = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', '-'];
  const codec = ['-c:a', 'aac', '-b:a', AUDIO_BITS, '-cutoff', '9000', '-f', 'flv', scratch];
  const bed = bedUnit(ambience);
  await ffmpeg([...input, ...codec], async (stdin) => {
    for (const clip of clips) {
      await writeTo(stdin, pcm(bed));
      await writeTo(stdin, pcm(soundOf(ambience, `${name} ${clip.name}`, clip.units, clip.sound)));
      await writeTo(stdin, pcm(bed));
    }
  });
  const encoded = readFlv(await readFile(scratch));
  const frames: Uint8Array[] = [];
  let at = 1;
  for (const { units } of clips) {
    const trimmed = encoded.audio.slice(at + UNIT_SOUNDS, at + UNIT_SOUNDS * (units + 1));
    frames.push(...trimmed.map(({ data }) => data));
    at += UNIT_SOUNDS * (units + 2);
  }
  return { ...encoded, audio: frames.map((data, i): MediaFrame => ({ at: i * SOUND_MS, data })) };
}

const SEI = 6;

/** Removes the encoder’s metadata from a video frame. */
function plain(data: Uint8Array): Uint8Array {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const nalUnits: Uint8Array[] = [];
  for (let at = 0; at + 4 < data.length; ) {
    const end = at + 4 + view.getUint32(at);
    if (((data[at + 4] ?? 0) & 31) !== SEI) nalUnits.push(data.subarray(at, end));
    at = end;
  }
  return Buffer.concat(nalUnits);
}

/** Joins video and audio into one FLV in the order of time, configurations first. Without audio it is a video-only file. */
export function joinFlv(videoContent: FlvContent, sound: FlvContent | null): Uint8Array {
  const video = videoContent.video.map(({ at, data, isKey }: VideoFrame) => ({
    kind: FLV_KIND.video,
    at,
    body: tagBody.video(plain(data), isKey),
  }));
  const frames = sound?.audio ?? [];
  const audio = frames.map(({ at, data }) => ({ kind: FLV_KIND.audio, at, body: tagBody.audio(data) }));
  const tags = [
    { kind: FLV_KIND.video, at: 0, body: tagBody.videoConfig(videoContent.videoConfig) },
    ...(sound ? [{ kind: FLV_KIND.audio, at: 0, body: tagBody.audioConfig(sound.audioConfig) }] : []),
    ...[...video, ...audio].sort((a, b) => a.at - b.at || b.kind - a.kind),
  ];
  return Buffer.concat([FLV_HEADER, ...tags.map(encodeTag)]);
}
