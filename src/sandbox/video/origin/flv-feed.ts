import { keyIndexAt, type LiveLine, segmentAt, tagAt, unitAt } from '../clips/live-line.ts';
import { QUALITIES, type Quality } from '../clips/streams.table.ts';
import {
  encodeTag,
  FLV_HEADER,
  FLV_KIND,
  FLV_SOUND_HEADER,
  type FlvTag,
  tagBody,
} from '../formats/flv-tag.ts';

const AMF = { number: 0, string: 2, list: 8, end: Uint8Array.of(0, 0, 9) };

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(9);
  bytes.writeUInt8(AMF.number);
  bytes.writeDoubleBE(value, 1);
  return bytes;
}

/** The `onMetaData` script tag players read first; values are numbers. */
function metadataTag(values: Readonly<Record<string, number>>): FlvTag {
  const entries = Object.entries(values);
  const count = Buffer.alloc(5);
  count.writeUInt8(AMF.list);
  count.writeUInt32BE(entries.length, 1);
  const body = Buffer.concat([
    Uint8Array.of(AMF.string),
    text('onMetaData'),
    count,
    ...entries.flatMap(([name, value]) => [text(name), number(value)]),
    AMF.end,
  ]);
  return { kind: FLV_KIND.script, at: 0, body };
}

const AVC_ID = 7;
const AAC_ID = 10;
const FPS = 25;
/** Backlog beyond which a viewer is moved to the latest key frame instead of receiving old frames. */
const LONGEST_BACKLOG_MS = 6_000;

/** Feed of one viewer: a head at once, then at each call the data due since the last one. */
export interface FlvFeed {
  /** Epoch milliseconds of timestamp 0, also in the head's `onMetaData`. */
  readonly captureEpochMs: number;
  readonly head: Uint8Array;
  /** Returns all data due up to `epochMs` that was not taken yet; timestamps never decrease. */
  readonly read: (epochMs: number) => Uint8Array;
}

const config = (kind: number, body: Uint8Array): FlvTag => ({ kind, at: 0, body });

/** Video fields of the metadata sent before the first frame. */
const videoMetadata = ({ width, height }: Quality) => ({
  width,
  height,
  framerate: FPS,
  videocodecid: AVC_ID,
});

function head(line: LiveLine, captureEpochMs: number): Uint8Array {
  const { videoConfig, audioConfig } = unitAt(line, segmentAt(captureEpochMs, line.programme.phaseMs));
  const quality = QUALITIES.find(({ id }) => id === line.rendition);
  const metadata = metadataTag({
    ...(quality && videoMetadata(quality)),
    audiocodecid: AAC_ID,
    captureEpochMs,
  });
  const tags = [
    metadata,
    ...(quality ? [config(FLV_KIND.video, tagBody.videoConfig(videoConfig))] : []),
    config(FLV_KIND.audio, tagBody.audioConfig(audioConfig)),
  ];
  return Buffer.concat([quality ? FLV_HEADER : FLV_SOUND_HEADER, ...tags.map(encodeTag)]);
}

/** Starts at the latest key frame, which the viewer therefore sees at once; the audio-only feed starts where its video would. */
export function flvFeed(line: LiveLine, epochMs: number): FlvFeed {
  let next = keyIndexAt(line, epochMs);
  const captureEpochMs = tagAt(line, next)?.epochMs ?? epochMs;
  return {
    captureEpochMs,
    head: head(line, captureEpochMs),
    read: (now) => {
      const waiting = tagAt(line, next);
      if (waiting && waiting.epochMs + LONGEST_BACKLOG_MS < now) next = keyIndexAt(line, now);
      const due: Uint8Array[] = [];
      for (let live = tagAt(line, next); live && live.epochMs <= now; live = tagAt(line, ++next)) {
        due.push(encodeTag({ ...live.tag, at: live.epochMs - captureEpochMs }));
      }
      return Buffer.concat(due);
    },
  };
}
