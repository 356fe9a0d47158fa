import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

const code = (name: string) => expect.objectContaining({ code: name });
const member = (userId: string, now: number) => ({ account: { userId }, device: 'a', address: '::1', now });
const guest = (device: string, now: number, address = '::1') => ({ account: null, device, address, now });

test('one client and all together are limited, until ten minutes later', () => {
  const { take } = createThrottle({ each: 2, all: 3 });
  take(member('a', 0));
  take(member('a', 1));
  expect(() => take(member('a', 2))).toThrow(code('THROTTLED_USER'));
  take(member('b', 3));
  expect(() => take(member('c', 4))).toThrow(code('THROTTLED_SITE'));
  take(member('a', 600_000));
});

test('a guest with many device names is limited by the network address', () => {
  const { take } = createThrottle({ each: 3, all: 1_000 });
  for (let index = 0; index < 12; index += 1) take(guest(`device-${index}`, index));
  expect(() => take(guest('another', 20))).toThrow(code('THROTTLED_USER'));
  take(guest('another', 21, '10.0.0.7'));
  take(member('a', 22));
});

test('guests of many networks leave half of the whole to members', () => {
  const { take } = createThrottle({ each: 1, all: 20 });
  for (let index = 0; index < 10; index += 1) take(guest(`d${index}`, index, `10.0.0.${index}`));
  expect(() => take(guest('d', 20, '10.0.1.1'))).toThrow(code('THROTTLED_SITE'));
  for (let index = 0; index < 10; index += 1) take(member(`u${index}`, 30));
  expect(() => take(member('one-more', 31))).toThrow(code('THROTTLED_SITE'));
});

test('a counted call is refused by the next check', () => {
  const throttle = createThrottle({ each: 1, all: 9 });
  throttle.require(guest('d', 0));
  throttle.count(guest('d', 0));
  expect(() => throttle.require(guest('d', 1))).toThrow(code('THROTTLED_USER'));
});
