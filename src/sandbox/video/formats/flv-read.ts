import { FLV_KIND, type FlvTag } from './flv-tag.ts';

/** Video frame (AVCC: length-prefixed units) or AAC frame, `at` milliseconds from the beginning. */
export interface MediaFrame {
  readonly at: number;
  readonly data: Uint8Array;
}

export interface VideoFrame extends MediaFrame {
  readonly isKey: boolean;
}

/** Unwrapped content of an FLV file. */
export interface FlvContent {
  /** AVCDecoderConfigurationRecord and AudioSpecificConfig; empty where the file has no such track. */
  readonly videoConfig: Uint8Array;
  readonly audioConfig: Uint8Array;
  readonly video: readonly VideoFrame[];
  readonly audio: readonly MediaFrame[];
}

function* tagsOf(file: Uint8Array): Generator<FlvTag> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let offset = view.getUint32(5) + 4;
  while (offset + 11 <= file.length) {
    const head = view.getUint32(offset);
    const time = view.getUint32(offset + 4);
    const length = head & 0xffffff;
    const at = (time >>> 8) | ((time & 0xff) << 24);
    yield { kind: (head >>> 24) & 0x1f, at, body: file.subarray(offset + 11, offset + 11 + length) };
    offset += 11 + length + 4;
  }
}

/** Unwraps an FLV of H.264 without reordered frames and AAC; other tags are left out. */
export function readFlv(file: Uint8Array): FlvContent {
  const video: VideoFrame[] = [];
  const audio: MediaFrame[] = [];
  let videoConfig = new Uint8Array();
  let audioConfig = new Uint8Array();
  for (const { kind, at, body } of tagsOf(file)) {
    const isConfig = body[1] === 0;
    if (kind === FLV_KIND.video && isConfig) videoConfig = body.slice(5);
    else if (kind === FLV_KIND.video && body[1] === 1)
      video.push({ at, isKey: (body[0] ?? 0) >> 4 === 1, data: body.subarray(5) });
    else if (kind === FLV_KIND.audio && isConfig) audioConfig = body.slice(2);
    else if (kind === FLV_KIND.audio) audio.push({ at, data: body.subarray(2) });
  }
  return { videoConfig, audioConfig, video, audio };
}
