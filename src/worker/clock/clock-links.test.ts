import { describe, expect, test } from 'vitest';
import { errorsOf, LINKS, type MethodName, quantile } from '#tests/fixtures/time/clock-links.ts';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

const worstOf = (name: MethodName, link: (typeof LINKS)[number]) =>
  quantile(
    SEEDS.flatMap((seed) => errorsOf(name, link, seed)),
    0.95,
  );

describe.each(LINKS)('[7.18] on a link that is $name', (link) => {
  test('the clock error is below that of the last sample and timesync', () => {
    const ours = worstOf('ours, by the browser’s record', link);
    expect(ours).toBeLessThan(worstOf('last sample', link));
    expect(ours).toBeLessThanOrEqual(worstOf('timesync, five samples', link));
  });
  test('the error stays within half the path asymmetry plus a few milliseconds', () => {
    const bound = Math.abs(link.up - link.down) / 2 + 12;
    expect(worstOf('ours, by the browser’s record', link)).toBeLessThan(bound);
  });
});
