import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

test('it equals standard HMAC-SHA-256, text after text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ unit: 'grapheme' })), (key, texts) => {
      const hash = keyedHash(key);
      expect(texts.map(hash)).toEqual(
        texts.map((text) => createHmac('sha256', key).update(text).digest('hex')),
      );
    }),
  );
});
