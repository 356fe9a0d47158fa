import { expect, test } from 'vitest';
import { base32, codeOfStep, factorUri, stepAt, stepOfCode } from './totp.ts';

const SECRET = base32(Buffer.from('12345678901234567890', 'ascii'));

test('[7.16] a secret reads as RFC 4648 writes it', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(Buffer.from('foob'))).toBe('MZXW6YQ');
});

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('[7.16] at %i s the code is the one of RFC 6238', (seconds, code) => {
  expect(codeOfStep(SECRET, stepAt(seconds * 1_000))).toBe(code);
});

test('[7.16] a code works once within its step or a neighbouring one', () => {
  const now = 1_111_111_111_000;
  const step = stepAt(now);
  const code = codeOfStep(SECRET, step);
  for (const late of [-30_000, 0, 30_000]) expect(stepOfCode(SECRET, code, now + late, 0)).toBe(step);
  for (const late of [-60_000, 60_000]) expect(stepOfCode(SECRET, code, now + late, 0)).toBeNull();
  expect(stepOfCode(SECRET, code, now, step - 1)).toBe(step);
  expect(stepOfCode(SECRET, code, now, step)).toBeNull();
  expect(stepOfCode(SECRET, codeOfStep(SECRET, step - 1), now, step)).toBeNull();
  expect(stepOfCode(SECRET, '000000', now, 0)).toBeNull();
});

test('[7.16] names are percent-encoded in the address of a secret', () => {
  expect(factorUri('场边', 'bei an', 'ABC')).toBe(
    'otpauth://totp/%E5%9C%BA%E8%BE%B9:bei%20an?secret=ABC&issuer=%E5%9C%BA%E8%BE%B9&digits=6&period=30',
  );
});
