import { expect, test } from 'vitest';
import { deviceName, placeName } from './device-name.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36';

test.each([
  [CHROME, 'Chrome · Windows'],
  [`${CHROME} Edg/156.0`, 'Edge · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile Safari/537.36', 'Chrome · Android'],
  ['node', '未知设备'],
  ['', '未知设备'],
])('[7.16] %s is %s', (agent, name) => expect(deviceName(agent)).toBe(name));

test.each([
  ['127.0.0.1', '本机'],
  ['::1', '本机'],
  ['::ffff:127.0.0.1', '本机'],
  ['::ffff:192.168.1.9', '局域网'],
  ['172.31.0.1', '局域网'],
  ['172.32.0.1', '未知地点'],
  ['8.8.8.8', '未知地点'],
])('[7.16] %s is at %s', (address, place) => expect(placeName(address)).toBe(place));
