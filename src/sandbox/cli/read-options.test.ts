import { expect, test } from 'vitest';
import { BadOption, readOptions } from './read-options.ts';

test('no options give the default port, folder and crowd', () => {
  expect(readOptions([])).toEqual({
    port: 5180,
    seed: 20260612,
    crowd: 2,
    // Minimum that OWASP recommends for scrypt.
    passwordCost: 131_072,
    data: '.courtside',
    reset: false,
    beacon: false,
    help: false,
    streams: {},
  });
});

test('both kinds of real streams can be set', () => {
  const { streams } = readOptions([
    '--stream',
    'hls=https://a.example/x.m3u8',
    '--stream=flv=http://b.example/y.flv',
  ]);
  expect(streams).toEqual({ hls: 'https://a.example/x.m3u8', flv: 'http://b.example/y.flv' });
});

test.each([
  ['--prot', '1'],
  ['--port', 'abc'],
  ['--port', '70000'],
  ['--port', '6570.5'],
  ['--web', 'package.json'],
  ['--data', 'package.json'],
  ['--crowd', '-1'],
  ['--password-cost', '8192'],
  ['--password-cost', '100000'],
  ['--seed', ''],
  ['--stream', 'rtmp=rtmp://a.example'],
  ['--stream', 'hls=javascript:alert(1)'],
  ['--web', '/no/such/folder'],
  ['--chat', '/no/such/file.ndjson'],
  ['--host', 'example.com'],
  ['--host', '::1'],
  ['surplus'],
])('%s %s is refused with a sentence', (...args) => {
  expect(() => readOptions(args)).toThrow(BadOption);
});

test('[C.02] a site is open to the network only with an address', () => {
  expect(readOptions([]).host).toBeUndefined();
  expect(readOptions(['--host', '192.168.1.5']).host).toEqual({
    address: '192.168.1.5',
    names: ['192.168.1.5'],
  });
  expect(readOptions(['--host', '0.0.0.0']).host?.names).not.toContain('127.0.0.1');
  expect(() => readOptions(['--host', '192.168.1.5', '--site', 'http://localhost:1'])).toThrow(BadOption);
});
