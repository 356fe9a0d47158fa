import { readFileSync } from 'node:fs';
import { type FlvContent, type MediaFrame, readFlv } from '../formats/flv-read.ts';
import { FLV_KIND, type FlvTag, tagBody } from '../formats/flv-tag.ts';
import { clipsOf } from './clips.table.ts';
import {
  type QualityId,
  type RenditionId,
  SEGMENT_MS,
  SOUND_ALONE,
  UNIT_SOUNDS,
  UNIT_VIDEO_FRAMES,
} from './streams.table.ts';

/**
 * Unit in one rendition: 48 frames of video, the first of them a key frame, unless it is audio only, and 60 frames of
 * sound; times count from its beginning.
 */
export type Unit = FlvContent & {
  /** Video and sound in order of time, without the configurations. */
  readonly tags: readonly FlvTag[];
};

/** File of consecutive units. */
export interface Reel {
  readonly unit: (index: number) => Unit | undefined;
  readonly units: number;
  /** Size of its frames, without the overhead of a format. */
  readonly bytes: number;
  readonly content: FlvContent;
}

const UNITS_MAX = 64;
const SOUND_IN: QualityId = 'hd';

const videoOf = ({ video, videoConfig }: FlvContent) => ({ video, videoConfig });
const NO_VIDEO = { video: [], videoConfig: new Uint8Array() } as const;

function unitOf(content: FlvContent, index: number): Unit {
  const start = index * SEGMENT_MS;
  const cut = <Frame extends { readonly at: number }>(frames: readonly Frame[], count: number) =>
    frames.slice(index * count, (index + 1) * count).map((frame) => ({ ...frame, at: frame.at - start }));
  const [video, audio] = [cut(content.video, UNIT_VIDEO_FRAMES), cut(content.audio, UNIT_SOUNDS)];
  const tags = [
    ...video.map(({ at, data, isKey }) => ({ kind: FLV_KIND.video, at, body: tagBody.video(data, isKey) })),
    ...audio.map(({ at, data }) => ({ kind: FLV_KIND.audio, at, body: tagBody.audio(data) })),
  ];
  return { ...content, video, audio, tags: tags.sort((a, b) => a.at - b.at || b.kind - a.kind) };
}

const fileOf = (name: string, quality: QualityId) =>
  readFileSync(new URL(`../reels/${name}.${quality}.flv`, import.meta.url));

const bytesOf = (frames: readonly MediaFrame[]): number =>
  frames.reduce((sum, { data }) => sum + data.length, 0);

/** The sound of every rendition is in the file of the largest. */
function contentOf(name: string, rendition: RenditionId): FlvContent {
  const largest = readFlv(fileOf(name, SOUND_IN));
  if (rendition === SOUND_IN) return largest;
  return {
    ...largest,
    ...(rendition === SOUND_ALONE.id ? NO_VIDEO : videoOf(readFlv(fileOf(name, rendition)))),
  };
}

/** Reads a reel by the name of its files. @throws when there is none. */
export function readReel(name: string, rendition: RenditionId): Reel {
  const content = contentOf(name, rendition);
  const units = Math.floor(content.audio.length / UNIT_SOUNDS);
  const cached = new Map<number, Unit>();
  return {
    units,
    bytes: bytesOf(content.video) + bytesOf(content.audio),
    content,
    unit(index) {
      if (index < 0 || index >= units) return undefined;
      const unit = cached.get(index) ?? unitOf(content, index);
      cached.delete(index);
      cached.set(index, unit);
      const [oldest] = cached.keys();
      if (cached.size > UNITS_MAX && oldest !== undefined) cached.delete(oldest);
      return unit;
    },
  };
}

/** Returns the first unit of a clip in a reel. @throws for a clip that the reel does not contain. */
export function unitIndex(reel: string, clip: string, part: number): number {
  let at = 0;
  for (const { name, units } of clipsOf(reel)) {
    if (name === clip && part < units) return at + part;
    at += units;
  }
  throw new Error(`the reel ${reel} has no part ${part} of a clip ${clip}`);
}
