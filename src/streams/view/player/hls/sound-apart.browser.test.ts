import { afterEach, expect, test, vi } from 'vitest';
import { openRoom } from '#tests/fixtures/video/live-room.tsx';

const SLOW = { timeout: 20_000 };
const PACKET = 188;
const SOUND_PID = 0x101;
const EMPTY_PID = 0x1fff;

/** Adds the audio as a separate playlist, as a packager of CMAF does. */
const withSoundApart = (list: string, search: string): string =>
  list
    .replace(
      '#EXT-X-INDEPENDENT-SEGMENTS',
      `#EXT-X-INDEPENDENT-SEGMENTS\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="中文",DEFAULT=YES,AUTOSELECT=YES,URI="audio/index.m3u8${search}"`,
    )
    .replaceAll(',NAME="', ',AUDIO="sound",NAME="');

/** Leaves only the video in a segment: packets of the audio become empty ones. */
function withoutSound(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  for (let at = 0; at + PACKET <= bytes.length; at += PACKET) {
    const [, high = 0, low = 0] = bytes.subarray(at, at + PACKET);
    if ((((high & 0x1f) << 8) | low) !== SOUND_PID) continue;
    bytes[at + 1] = (high & 0xe0) | (EMPTY_PID >> 8);
    bytes[at + 2] = EMPTY_PID & 0xff;
  }
  return bytes;
}

/** Mocks the real origin with video without audio and audio in a separate playlist. */
function soundApart() {
  const real = globalThis.fetch;
  const origin: typeof fetch = async (input, init) => {
    const answer = await real(input, init);
    const { pathname, search } = new URL(String(input), location.href);
    if (/^\/live\/[\w-]+\/index\.m3u8$/.test(pathname))
      return new Response(withSoundApart(await answer.text(), search));
    if (pathname.endsWith('.ts'))
      return new Response(withoutSound(new Uint8Array(await answer.arrayBuffer())));
    return answer;
  };
  vi.stubGlobal('fetch', origin);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const decoded = (video: HTMLVideoElement): number =>
  Number(Reflect.get(video, 'webkitAudioDecodedByteCount'));

test('[2.11] HLS with audio in a separate playlist is audible', async () => {
  soundApart();
  const room = openRoom({ types: ['hls'] });
  await expect.poll(() => decoded(room.video), SLOW).toBeGreaterThan(0);
  await expect.poll(() => room.reports.map(({ is }) => is), SLOW).toEqual(['playing']);
}, 50_000);
