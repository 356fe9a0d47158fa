import { expect, onTestFinished, test } from 'vitest';
import { openRoom } from '#tests/fixtures/video/live-room.tsx';
import { movesOn, seen } from '#tests/fixtures/video/room-playback.ts';
import { createFlvReader, type FlvTag, flvHead } from './flv-tags.ts';

/** Frames that pass before the first sound. */
const FRAMES_BEFORE_SOUND = 3;

type Rewriting = TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

/** Rewrites a stream to that of a relay that retained a head without audio and sends a key frame first. */
function withLateSound(): Rewriting {
  const reader = createFlvReader();
  let frames = 0;
  const passes = ({ is, isConfig }: FlvTag) => {
    if (is === 'video' && !isConfig) frames += 1;
    return is === 'video' || (is === 'audio' && (isConfig ? frames > 0 : frames >= FRAMES_BEFORE_SOUND));
  };
  let config: FlvTag | null = null;
  return new TransformStream({
    start: (out) => out.enqueue(flvHead({ audio: false, video: true })),
    transform(piece, out) {
      for (const tag of reader.read(piece)) {
        if (tag.is === 'audio' && tag.isConfig && frames === 0) config = tag;
        else if (passes(tag)) {
          if (tag.is === 'audio' && config !== null) out.enqueue(config.bytes);
          if (tag.is === 'audio') config = null;
          out.enqueue(tag.bytes);
        }
      }
    },
  });
}

/** Rewrites a stream to that of a camera without a microphone, whose server sends a tag of type 0 before each frame. */
function withConfigAlone(): Rewriting {
  const reader = createFlvReader();
  const other = new Uint8Array([0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 12]);
  return new TransformStream({
    start: (out) => out.enqueue(flvHead({ audio: true, video: true })),
    transform(piece, out) {
      for (const { is, isConfig, bytes } of reader.read(piece)) {
        if (is === 'audio' && !isConfig) continue;
        out.enqueue(other.slice());
        out.enqueue(bytes);
      }
    },
  });
}

/** Serves every FLV through `rewriting`; answers the hosts that were requested. */
function rewritten(rewriting: () => Rewriting): readonly string[] {
  const original = globalThis.fetch;
  const requested: string[] = [];
  onTestFinished(() => {
    globalThis.fetch = original;
  });
  globalThis.fetch = async (input, init) => {
    const answer = await original(input, init);
    if (typeof input !== 'string' || !input.includes('.flv') || !answer.body) return answer;
    requested.push(new URL(input).host);
    return new Response(answer.body.pipeThrough(rewriting()), answer);
  };
  return requested;
}

test('[8.16] audio missing from the head reopens the stream once, and plays', async () => {
  const requested = rewritten(withLateSound);
  const room = openRoom({ types: ['flv'] });
  await seen(room);
  await movesOn(room, 3);
  const [host] = requested;
  expect(requested.filter((each) => each === host)).toHaveLength(2);
  expect(room.reports.map(({ is }) => is)).toEqual(['playing']);
});

test('[8.16] an announced decoder without any audio plays its video', async () => {
  rewritten(withConfigAlone);
  const room = openRoom({ types: ['flv'] });
  await seen(room);
  await movesOn(room, 3);
  expect(room.reports.map(({ is }) => is)).toEqual(['playing']);
});
