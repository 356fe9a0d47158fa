import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './bytes.ts';

test('[7.03] bytes of any length round-trip as standard base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (data) => {
      const bytes = new Uint8Array(data);
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    }),
  );
});

test.each(['%', 'A', '场边'])('%j is no base64', (text) => {
  expect(() => fromBase64(text)).toThrow();
});
