import { expect, test } from 'vitest';
import { nicknameProblem } from './profile-rules.ts';

test.each([
  ['北岸的风', null],
  ['Kick_Off·7', null],
  ['风', 'length'],
  ['一二三四五六七八九十一二三', 'length'],
  ['北岸 的风', 'characters'],
  ['北岸!', 'characters'],
  ['13800002076', 'digits'],
  ['_·_', 'digits'],
])('[7.16] the nickname %s: %s', (nickname, problem) => {
  expect(nicknameProblem(nickname)).toBe(problem);
});
