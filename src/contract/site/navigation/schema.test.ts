import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DownloadConfig } from './schema.ts';

const at = (address: string) => v.is(DownloadConfig, { version: '1', address, platforms: [] });

test.each(['/download', 'https://apps.example/courtside', 'http://localhost:5180/download'])(
  'the code to scan may lead to %j',
  (address) => expect(at(address)).toBe(true),
);

test.each([
  'http://apps.example/courtside',
  '//apps.example',
  '/\\apps.example',
  'javascript:alert(1)',
  'itms-services://?action=download',
  'apps.example',
  '',
])('the code to scan does not lead to %j', (address) => expect(at(address)).toBe(false));
