import { readFile } from 'node:fs/promises';
import { type FlvContent, readFlv } from './flv-read.ts';
import { FLV_KIND, type FlvTag, isKeyTag, tagBody } from './flv-tag.ts';

/** A seamless loop of pictures and sound, ready to be sent as FLV or cut into HLS segments. */
export interface MediaLoop extends FlvContent {
  readonly durationMs: number;
  /** Pictures and sound in the order of time, without the configurations. */
  readonly tags: readonly FlvTag[];
  /** Places of the key frames in `tags`: where a viewer can begin. */
  readonly entries: readonly number[];
  /** Bits per second over the whole loop, both tracks together. */
  readonly bandwidth: number;
  /** As HLS names the tracks, such as `avc1.4d401e,mp4a.40.2`. */
  readonly codecs: string;
}

const AUDIO_CODEC = 'mp4a.40.2';

/** Profile, constraints and level stand in the three bytes after the configuration's version. */
const videoCodec = (avcc: Uint8Array) => `avc1.${Buffer.from(avcc.subarray(1, 4)).toString('hex')}`;

/** Makes a loop of an FLV's content; its tracks must both last `durationMs`. */
function mediaLoop(content: FlvContent, durationMs: number): MediaLoop {
  const video = content.video.map(({ at, data, isKey }) => ({
    kind: FLV_KIND.video,
    at,
    body: tagBody.video(data, isKey),
  }));
  const audio = content.audio.map(({ at, data }) => ({
    kind: FLV_KIND.audio,
    at,
    body: tagBody.audio(data),
  }));
  const tags = [...video, ...audio].sort((a, b) => a.at - b.at || b.kind - a.kind);
  const bytes = tags.reduce((sum, tag) => sum + tag.body.length, 0);
  return {
    ...content,
    durationMs,
    tags,
    entries: tags.flatMap((tag, i) => (isKeyTag(tag) ? [i] : [])),
    bandwidth: Math.round((bytes * 8000) / durationMs),
    codecs: `${videoCodec(content.videoConfig)},${AUDIO_CODEC}`,
  };
}

/** Reads a fixture by its file name. */
export async function loadLoop(name: string, durationMs: number): Promise<MediaLoop> {
  const file = await readFile(new URL(`./fixtures/${name}`, import.meta.url));
  return mediaLoop(readFlv(file), durationMs);
}
