import { expect, test } from 'vitest';
import { plainName } from '#sandbox/base/names/plain-name.ts';
import { keyHash } from './person-keys.ts';

test('[P.18] name spellings that differ in point, width and blanks are equal', () => {
  const written = ['阿依古丽·买买提', '阿依古丽•买买提', '阿依古丽．买买提', ' 阿依古丽 买买提'];
  expect(new Set(written.map(plainName)).size).toBe(1);
  expect(plainName('阿依古丽·买买提')).not.toBe(plainName('阿依古丽·买提'));
});

test('[P.18] a key is stored as a hash under a secret', () => {
  const phone = keyHash('secret', { kind: 'phone', value: '+86 139-0000-1018' });
  expect(phone).toMatch(/^[0-9a-f]{64}$/);
  expect(keyHash('secret', { kind: 'phone', value: '8613900001018' })).toBe(phone);
  expect(keyHash('another', { kind: 'phone', value: '8613900001018' })).not.toBe(phone);
  expect(keyHash('secret', { kind: 'card', value: '8613900001018' })).not.toBe(phone);
});
