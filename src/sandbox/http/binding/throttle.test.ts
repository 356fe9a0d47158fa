import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

const code = (name: string) => expect.objectContaining({ code: name });

test('one asker gets so many in ten minutes, all together get so many, and then there is a new start', () => {
  const { take } = createThrottle({ each: 2, all: 3 });
  take('a', 0);
  take('a', 1);
  expect(() => take('a', 2)).toThrow(code('THROTTLED_USER'));
  take('b', 3);
  expect(() => take('c', 4)).toThrow(code('THROTTLED_SITE'));
  take('a', 600_000);
});
