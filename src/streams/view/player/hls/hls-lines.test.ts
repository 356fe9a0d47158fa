import { expect, test } from 'vitest';
import { createHlsAddresses } from './hls-lines.ts';

const A = 'https://a.example/live/one/index.m3u8?pass=old';
const B = 'https://b.example/edge/one/index.m3u8?pass=b';

function addresses() {
  const hlsAddresses = createHlsAddresses();
  for (const url of [A, B]) hlsAddresses.addSource(url);
  return hlsAddresses;
}

test('[8.16] a segment on another line keeps its path under that line’s signature', () => {
  expect(addresses().on(B, 'https://a.example/live/one/hd/7.ts?pass=old')).toBe(
    'https://b.example/edge/one/hd/7.ts?pass=b',
  );
  expect(addresses().on(A, 'https://b.example/edge/one/hd/7.ts?pass=b')).toBe(
    'https://a.example/live/one/hd/7.ts?pass=old',
  );
});

test('[7.14] an address with an older signature gets the newest one', () => {
  const hlsAddresses = addresses();
  const fresh = 'https://a.example/live/one/index.m3u8?pass=new';
  hlsAddresses.addSource(fresh);
  expect(hlsAddresses.on(fresh, 'https://a.example/live/one/hd/8.ts?pass=old')).toBe(
    'https://a.example/live/one/hd/8.ts?pass=new',
  );
});

test('an address with its own query, or none, keeps it', () => {
  expect(addresses().on(A, 'https://a.example/live/one/hd/8.ts?part=2')).toBe(
    'https://a.example/live/one/hd/8.ts?part=2',
  );
  expect(addresses().on(A, 'https://a.example/live/one/hd/8.ts')).toBe('https://a.example/live/one/hd/8.ts');
});

test('[7.14] playlist directives of the engine are kept, the rest is signed again', () => {
  const hlsAddresses = addresses();
  const fresh = 'https://a.example/live/one/index.m3u8?pass=new';
  hlsAddresses.addSource(fresh);
  expect(hlsAddresses.on(fresh, 'https://a.example/live/one/hd/index.m3u8?pass=old&_HLS_skip=YES')).toBe(
    'https://a.example/live/one/hd/index.m3u8?pass=new&_HLS_skip=YES',
  );
  expect(hlsAddresses.on(fresh, 'https://a.example/live/one/hd/index.m3u8?_HLS_skip=YES&pass=old')).toBe(
    'https://a.example/live/one/hd/index.m3u8?pass=new&_HLS_skip=YES',
  );
  expect(hlsAddresses.on(fresh, 'https://a.example/live/one/hd/index.m3u8?_HLS_skip=YES')).toBe(
    'https://a.example/live/one/hd/index.m3u8?_HLS_skip=YES',
  );
});

test('a path outside the source’s folder changes the domain alone', () => {
  expect(addresses().on(B, 'https://a.example/shared/init.mp4?pass=old')).toBe(
    'https://b.example/shared/init.mp4?pass=b',
  );
});

test('[7.14] a playlist leads nowhere but to the lines of its source', () => {
  expect(addresses().on(A, 'https://evil.example/live/one/hd/7.ts?pass=old')).toBeNull();
});
