import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyedHash, pseudonymsUnder } from './pseudonyms.ts';

/** Simple keyed hash: 16 hex digits. */
const hash = (text: string) => {
  let sum = 7n;
  for (const char of text) sum = (sum * 1_099_511_628_211n + BigInt(char.codePointAt(0) ?? 0)) % 2n ** 64n;
  return sum.toString(16).padStart(16, '0');
};
const names = (...known: readonly string[]) => {
  const pseudonyms = pseudonymsUnder(hash);
  for (const name of known) pseudonyms.addName(name);
  return pseudonyms;
};
const alias = (name: string) => hash(`user:${name}`).slice(0, 8);

test.each([
  ['@राजेश नमस्ते', 'राजेश', ' नमस्ते'],
  ['@กิตติ hello', 'กิตติ', ' hello'],
  ['@marek.n 好', 'marek.n', ' 好'],
  ['＠小舟 来了', '小舟', ' 来了'],
  ['@نور مرحبا', 'نور', ' مرحبا'],
  ['@Zoë\u0308-9 hi', 'Zoë\u0308-9', ' hi'],
])('%j loses its name', (text, name, rest) => {
  expect(names().text(text)).toBe(`@${alias(name)}${rest}`);
});

test('a known name is replaced wherever it is a whole word', () => {
  const known = names('Lin Qiu', '小舟', 'marek', 'กิตติ');
  expect(known.text('谢谢小舟的花')).toBe(`谢谢${alias('小舟')}的花`);
  expect(known.text('LIN QIU: hi')).toBe(`${alias('Lin Qiu')}: hi`);
  expect(known.text('(marek) said')).toBe(`(${alias('marek')}) said`);
  expect(known.text('@Lin Qiu hi')).toBe(`@${alias('Lin Qiu')} hi`);
  expect(known.text('สวัสดีกิตติครับ')).toBe(`สวัสดี${alias('กิตติ')}ครับ`);
});

test('a name inside another word, a score and an address stay', () => {
  const known = names('marek', '42', 'a');
  for (const text of ['marekova', 'x_marek', '42:17', 'a goal']) expect(known.text(text)).toBe(text);
});

test('one person has one pseudonym under every name', () => {
  const pseudonyms = pseudonymsUnder(hash);
  pseudonyms.addName('Ann', 'id-7');
  expect(pseudonyms.text('ann @ANN')).toBe(`${alias('id-7')} @${alias('id-7')}`);
});

test('no learnt name remains in a text of any script', () => {
  const letter = fc.constantFrom(...'abzé小舟राजेशกิตติنورЖ한𠮷');
  const name = fc.array(letter, { minLength: 2, maxLength: 8 }).map((all) => all.join(''));
  const gap = fc.constantFrom(' ', ', ', '。', ' (', '@', ': ', '\n');
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), gap, gap, (all, before, after) => {
      const known = names(...all);
      for (const each of all) expect(known.text(`好${before}${each}${after}x`)).not.toContain(each);
    }),
  );
});

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
