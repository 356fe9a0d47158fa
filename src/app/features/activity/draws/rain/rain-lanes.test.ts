import { expect, test } from 'vitest';
import { packetsOf } from './rain-lanes.ts';

test('[1.03] at most thirty finger-wide envelopes fall, the same per window', () => {
  const packets = packetsOf('rain-1');
  expect(packets.length).toBeLessThanOrEqual(30);
  expect(packets.every(({ width }) => width >= 44)).toBe(true);
  expect(packets.every(({ left }) => left >= 0 && left <= 100)).toBe(true);
  expect(new Set(packets.map(({ key }) => key)).size).toBe(packets.length);
  expect(packetsOf('rain-1')).toEqual(packets);
  expect(packetsOf('rain-2')).not.toEqual(packets);
});
