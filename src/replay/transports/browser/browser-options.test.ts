import { expect, test } from 'vitest';
import { UsageError } from '#replay/cli/command.ts';
import { browserOptionsFrom, withPageCount } from './browser-options.ts';
import { pageOrigin, roomAddress } from './page-address.ts';

test.each([
  [
    ['a.ndjson', '--browser'],
    ['a.ndjson', '--browser=1'],
  ],
  [
    ['--browser', 'a.ndjson'],
    ['--browser=1', 'a.ndjson'],
  ],
  [
    ['--browser', '3', '--headed'],
    ['--browser=3', '--headed'],
  ],
  [['--browser=2'], ['--browser=2']],
  [
    ['--viewers', '3'],
    ['--viewers', '3'],
  ],
])('%j is read as %j', (args, read) => {
  expect(withPageCount(args)).toEqual(read);
});

test('without --browser no browser starts, and its other flags are refused', () => {
  expect(browserOptionsFrom({ headed: false })).toBeNull();
  expect(browserOptionsFrom({ browser: '2', headed: false, throttle: '4' })).toEqual({
    pages: 2,
    page: null,
    headed: false,
    throttle: 4,
  });
  for (const options of [
    { headed: true },
    { headed: false, throttle: '4' },
    { headed: false, page: 'http://localhost' },
    { headed: false, browser: '0' },
    { headed: false, browser: '1', throttle: '0.5' },
  ])
    expect(() => browserOptionsFrom(options)).toThrow(UsageError);
});

test('a room’s page is at the target, local sites have separate hosts', () => {
  expect(pageOrigin({ origin: 'http://localhost:5180', siteId: 5000 })).toBe('http://localhost:5180');
  expect(pageOrigin({ origin: 'http://localhost:5180', siteId: 5003 })).toBe(
    'http://site-5003.localhost:5180',
  );
  expect(pageOrigin({ origin: 'https://a.example', siteId: 5003 })).toBe('https://a.example');
  expect(roomAddress('http://localhost:5180', 'a-77')).toBe('http://localhost:5180/app/room/anchor/77');
  expect(() => roomAddress('http://localhost:5180', 'x-1')).toThrow(RangeError);
});
