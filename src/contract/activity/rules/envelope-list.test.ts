import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { random } from '#contract/units/random.ts';
import { bandsOf, envelopesCommitment, envelopesOf, partsOf } from './envelope-list.ts';

const SEED = '00112233445566778899aabbccddeeff'.repeat(2);
const sum = (list: readonly number[]) => list.reduce((total, part) => total + part, 0);

test('[1.03] parts are those of the published vector', () => {
  let n = 0;
  const share = () => {
    const hash = createHmac('sha256', 'courtside').update(String(n++)).digest();
    return hash.readUIntBE(0, 6) / 2 ** 48;
  };
  expect(partsOf(1000, 5, share)).toEqual([153, 97, 297, 170, 283]);
});

test('[1.03] every pot is split completely into parts of at least one', () => {
  const share = fc.constantFrom(0, 0.5, 1 - 2 ** -48);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.nat(5_000),
      fc.infiniteStream(share),
      (count, extra, shares) => {
        const parts = partsOf(count + extra, count, () => shares.next().value ?? 0);
        expect(parts).toHaveLength(count);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(1);
        expect(sum(parts)).toBe(count + extra);
      },
    ),
  );
  expect(() => partsOf(9, 10, () => 0)).toThrow(RangeError);
});

test('[1.03] a seed determines the list, and another list has another commitment', () => {
  const list = envelopesOf(SEED, 8_000, 400);
  expect(sum(list)).toBe(8_000);
  expect(envelopesOf(SEED, 8_000, 400)).toEqual(list);
  const changed = list.map((amount, index) => (index === 0 ? amount + 1 : amount));
  expect(envelopesCommitment(SEED, changed)).not.toBe(envelopesCommitment(SEED, list));
});

test('[1.03] bands count every envelope once', () => {
  const list = envelopesOf(SEED, 8_000, 400);
  const bands = bandsOf(list, [5, 10, 20, 40, 1_000]);
  expect(sum(bands.map(({ count }) => count))).toBe(400);
  expect(bands[0]?.from).toBe(1);
  expect(bands.at(-1)?.to).toBe(Math.max(...list));
  expect(bandsOf([3, 3], [1, 5])).toEqual([{ from: 2, to: 3, count: 2 }]);
});

test('[1.03] a million parts, one per pot, spread evenly below twice the mean', () => {
  const share = random('first of each pot');
  const cells = new Array<number>(10).fill(0);
  // One part of each pot: the others of the same pot depend on it. 100 coins in 10: the first is 1 to 19.
  for (let pot = 0; pot < 1_000_000; pot += 1) {
    const [first = 0] = partsOf(20, 2, share);
    const cell = Math.floor(((first - 1) * 10) / 19);
    cells[cell] = (cells[cell] ?? 0) + 1;
  }
  const weights = [2, 2, 2, 2, 2, 2, 2, 2, 2, 1].map((width) => width / 19);
  const chi = cells.reduce((total, count, cell) => {
    const expected = 1_000_000 * (weights[cell] ?? 0);
    return total + (count - expected) ** 2 / expected;
  }, 0);
  // 9 degrees of freedom: beyond 27.88 once in a thousand; the seed is fixed.
  expect(chi).toBeLessThan(27.88);
});
