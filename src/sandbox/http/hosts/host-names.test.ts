import { expect, test } from 'vitest';
import { secondOrigin, siteOfHost, siteOrigin } from './host-names.ts';

test('[1.01] a site has its own host name', () => {
  expect(siteOfHost(new URL(siteOrigin(5003, 5180)).hostname)).toBe('5003');
});

test.each(['localhost', '127.0.0.1', 'site-5003.example', 'site-.localhost', 'x-site-5003.localhost'])(
  '%s is no name of a site',
  (host) => expect(siteOfHost(host)).toBeNull(),
);

test('[8.13] a second site has a second line too', () => {
  expect(secondOrigin('http://site-5003.localhost:5180')).toBe('http://127.0.0.1:5180');
  expect(secondOrigin('http://elsewhere.example')).toBeNull();
});
