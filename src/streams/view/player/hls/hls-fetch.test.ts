import { expect, test } from 'vitest';
import { hasFormat } from './hls-fetch.ts';

const PACKET = 188;
const packets = (count: number) => {
  const bytes = new Uint8Array(count * PACKET).fill(1);
  for (let at = 0; at < bytes.length; at += PACKET) bytes[at] = 0x47;
  return bytes;
};
const after = (leading: number, bytes: Uint8Array) => new Uint8Array([...new Uint8Array(leading), ...bytes]);

test.each([0, 1, 100, 200])('[8.16] a transport stream after %d other bytes is media', (leading) => {
  expect(hasFormat(after(leading, packets(10)), 'media')).toBe(true);
});

test('[8.16] a transport stream behind a GIF is recognized as media', () => {
  const gif = new Uint8Array([...new TextEncoder().encode('GIF89a'), ...new Uint8Array(36)]);
  expect(hasFormat(new Uint8Array([...gif, ...packets(10)]), 'media')).toBe(true);
  expect(hasFormat(packets(1), 'media')).toBe(true);
});

test('[8.16] a playlist may begin with a byte order mark', () => {
  const playlist = (text: string) => hasFormat(new TextEncoder().encode(text), 'playlist');
  expect(playlist('\uFEFF#EXTM3U\n')).toBe(true);
  expect(playlist('#EXTM3U\n')).toBe(true);
  expect(playlist('<html>#EXTM3U')).toBe(false);
});

test('[8.16] a transport stream that loses its rhythm is none', () => {
  const broken = after(3, packets(10));
  broken[3 + 7 * PACKET] = 0;
  expect(hasFormat(broken, 'media')).toBe(false);
  const headless = packets(10);
  headless[0] = 0xb8;
  expect(hasFormat(headless, 'media')).toBe(false);
  expect(hasFormat(new Uint8Array(2_000).fill(0x3c), 'media')).toBe(false);
  expect(hasFormat(new TextEncoder().encode('Bad Gateway'), 'media')).toBe(false);
});

test('MP4, ADTS and packed audio are recognized by their heads', () => {
  const mp4 = new TextEncoder().encode('\0\0\0\u0018ftypiso6');
  expect(hasFormat(mp4, 'media')).toBe(true);
  expect(hasFormat(Uint8Array.of(0xff, 0xf1, 0, 0, 0, 0, 0, 0), 'media')).toBe(true);
  expect(hasFormat(new TextEncoder().encode('ID3....'), 'media')).toBe(true);
});
