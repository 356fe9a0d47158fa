import { readFileSync } from 'node:fs';
import { type FlvContent, readFlv } from '../formats/flv-read.ts';
import { FLV_KIND, type FlvTag, tagBody } from '../formats/flv-tag.ts';
import { clipsOf } from './reel-clips.ts';
import { type QualityId, SEGMENT_MS, UNIT_PICTURES, UNIT_SOUNDS } from './streams.table.ts';

/** One unit in one quality: 48 pictures, the first of them a key frame, and 60 frames of sound; times count from its beginning. */
export type Unit = FlvContent & {
  /** Pictures and sound in the order of time, without the configurations. */
  readonly tags: readonly FlvTag[];
};

/** A file of units that lie end to end. */
export interface Reel {
  readonly unit: (index: number) => Unit | undefined;
  readonly units: number;
  readonly bytes: number;
  readonly content: FlvContent;
}

const TAGS_KEPT = 64;
const SOUND_IN: QualityId = 'hd';

const picturesOf = ({ video, videoConfig }: FlvContent) => ({ video, videoConfig });

function unitOf(content: FlvContent, index: number): Unit {
  const start = index * SEGMENT_MS;
  const cut = <Frame extends { readonly at: number }>(frames: readonly Frame[], count: number) =>
    frames.slice(index * count, (index + 1) * count).map((frame) => ({ ...frame, at: frame.at - start }));
  const [video, audio] = [cut(content.video, UNIT_PICTURES), cut(content.audio, UNIT_SOUNDS)];
  const tags = [
    ...video.map(({ at, data, isKey }) => ({ kind: FLV_KIND.video, at, body: tagBody.video(data, isKey) })),
    ...audio.map(({ at, data }) => ({ kind: FLV_KIND.audio, at, body: tagBody.audio(data) })),
  ];
  return { ...content, video, audio, tags: tags.sort((a, b) => a.at - b.at || b.kind - a.kind) };
}

const fileOf = (name: string, quality: QualityId) =>
  readFileSync(new URL(`../reels/${name}.${quality}.flv`, import.meta.url));

/** Reads a reel by the name of its files; the sound of every quality is in the largest. @throws when there is none. */
export function readReel(name: string, quality: QualityId): Reel {
  const file = fileOf(name, quality);
  const pictures = readFlv(file);
  const content =
    quality === SOUND_IN ? pictures : { ...readFlv(fileOf(name, SOUND_IN)), ...picturesOf(pictures) };
  const units = Math.floor(content.video.length / UNIT_PICTURES);
  const kept = new Map<number, Unit>();
  return {
    units,
    bytes: file.length,
    content,
    unit(index) {
      if (index < 0 || index >= units) return undefined;
      const unit = kept.get(index) ?? unitOf(content, index);
      kept.delete(index);
      kept.set(index, unit);
      const [oldest] = kept.keys();
      if (kept.size > TAGS_KEPT && oldest !== undefined) kept.delete(oldest);
      return unit;
    },
  };
}

/** Where a clip of a reel begins, in units. @throws for a clip that the reel has not. */
export function unitIndex(reel: string, clip: string, part: number): number {
  let at = 0;
  for (const { name, units } of clipsOf(reel)) {
    if (name === clip && part < units) return at + part;
    at += units;
  }
  throw new Error(`the reel ${reel} has no part ${part} of a clip ${clip}`);
}
