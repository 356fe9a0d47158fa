import { expect, test } from 'vitest';
import { customMediaIn, withoutNames } from './custom-media.ts';

const media = customMediaIn(
  '/* x */\n@custom-media --phone (width < 768px);\n@custom-media --low (height < 500px);\n',
);

test.each([
  ['(--phone)', '(width < 768px)'],
  ['(not (--phone)) and (--low)', '(not (width < 768px)) and (height < 500px)'],
  ['(hover: none)', '(hover: none)'],
])('condition %s becomes %s', (condition, expected) => {
  expect(withoutNames(condition, media)).toBe(expected);
});

test('a name without a definition is an error', () => {
  expect(() => withoutNames('(--tv)', media)).toThrow('no @custom-media --tv');
});
