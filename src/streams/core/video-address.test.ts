import { expect, test } from 'vitest';
import { videoAddress } from './video-address.ts';

const from = (origin: string, named: readonly string[] = []) =>
  videoAddress('/live.m3u8', origin, { domains: new Set([origin]), named: new Set(named) });

test.each(['http://a.example', 'http://10.0.0.1', 'ws://a.example', 'ws://localhost:8080'])(
  '[7.14] a video domain at %s provides no video',
  (origin) => {
    expect(from(origin)).toBeNull();
  },
);

test.each(['https://a.example', 'http://localhost:8080', 'http://127.0.0.1:5173'])(
  '[7.14] a video domain at %s provides its video',
  (origin) => {
    expect(from(origin)).toBe(`${origin}/live.m3u8`);
  },
);

test('[7.14] an origin that the platform names may use http', () => {
  expect(from('http://studio.example', ['http://studio.example'])).toBe('http://studio.example/live.m3u8');
});
