import { expect, test } from 'vitest';
import { addressText, hostAddress, hostAddresses, isHere } from './host-address.ts';

test.each([
  ['10.0.0.2:7070', { host: '10.0.0.2', port: 7070 }, false],
  ['load-2.example:80', { host: 'load-2.example', port: 80 }, false],
  ['[::1]:7070', { host: '::1', port: 7070 }, true],
  ['localhost:1', { host: 'localhost', port: 1 }, true],
])('%s', (text, address, here) => {
  expect(hostAddress('hosts', text)).toEqual(address);
  expect(addressText(address)).toBe(text);
  expect(isHere(address)).toBe(here);
});

test.each(['', 'a', 'a:', ':1', 'a:70000', '[a]:1', '[::zz]:1', 'a b:1', 'http://a:1', 'a:1,', 'a:1,a:1'])(
  '“%s” lists no hosts',
  (text) => {
    expect(() => hostAddresses(text)).toThrow('--hosts');
  },
);

test('several hosts keep their order', () => {
  expect(hostAddresses('b:2, a:1').map(addressText)).toEqual(['b:2', 'a:1']);
});
