import { expect, test } from 'vitest';
import { loadsWorkersItself } from './own-workers.ts';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';

test.each([
  [`${LINUX} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/60.5 Safari/605.1.15`, true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  [`${LINUX} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`, false],
  [`${LINUX.replace(')', '; rv:153.0)')} Gecko/20100101 Firefox/153.0`, false],
])('the code of workers passes the service worker by in WebKit alone: %s', (userAgent, itself) => {
  expect(loadsWorkersItself(userAgent)).toBe(itself);
});
