import { loadLoop, type MediaLoop } from './loop.ts';
import { LOOP_MS, type QualityId, SEGMENT_MS, STREAMS } from './streams.table.ts';
import { segmentCutter } from './ts-segments.ts';

/** One quality of a loop, as FLV sends it and as HLS does. */
export interface Rendition {
  readonly loop: MediaLoop;
  /** The transport stream segment of a number, counted in media time since the epoch. */
  readonly segment: (number: number) => Uint8Array;
}

export type Renditions = Readonly<Record<QualityId, Rendition>>;

/** All loops by the name of their fixture. */
export type MediaLibrary = ReadonlyMap<string, Renditions>;

async function rendition(name: string, quality: QualityId): Promise<Rendition> {
  const loop = await loadLoop(`${name}.${quality}.flv`, LOOP_MS);
  return { loop, segment: segmentCutter(loop, SEGMENT_MS) };
}

/** Reads every fixture a stream uses and cuts it into segments, once. */
export async function loadLibrary(): Promise<MediaLibrary> {
  const names = new Set(Object.values(STREAMS).map((stream) => stream.loop));
  const loaded = [...names].map(async (name): Promise<[string, Renditions]> => {
    const [hd, sd] = await Promise.all([rendition(name, 'hd'), rendition(name, 'sd')]);
    return [name, { hd, sd }];
  });
  return new Map(await Promise.all(loaded));
}
