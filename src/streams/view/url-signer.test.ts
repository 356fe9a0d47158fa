import { expect, test } from 'vitest';
import { createUrlSigner } from './url-signer.ts';

test('[7.14] an address signed earlier gets the newest signature', () => {
  const signer = createUrlSigner();
  signer.sign('https://a.example/live/index.m3u8?exp=1&pass=x');
  signer.sign('https://a.example/live/index.m3u8?exp=2&pass=y');
  expect(signer.signed('https://a.example/live/hd/7.ts?exp=1&pass=x')).toBe(
    'https://a.example/live/hd/7.ts?exp=2&pass=y',
  );
});

test('an address with a query of its own, or with none, is left alone', () => {
  const signer = createUrlSigner();
  signer.sign('https://a.example/live/index.m3u8?exp=1');
  const foreign = ['https://cdn.example/7.ts?own=token', 'https://a.example/live/7.ts'];
  expect(foreign.map(signer.signed)).toEqual(foreign);
});
