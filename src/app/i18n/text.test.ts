import { expect, expectTypeOf, test } from 'vitest';
import { play } from './areas/play.ts';
import { zhCnHome } from './home-text.ts';
import { t } from './text.ts';
import { zhCn } from './zh-cn.ts';
import { zhCnLater } from './zh-cn-later.ts';

const texts = Object.entries({ ...zhCn, ...zhCnLater, ...zhCnHome, play }).flatMap(([area, words]) =>
  Object.entries(words).map(([name, text]) => [`${area}.${name}`, text] as const),
);

test('a key gives its text and parameters fill their places', () => {
  expect(t('common.retry')).toBe('重试');
  expect(t('chat.newMessages', { count: 12 })).toBe('12 条新消息');
});

test('the parameters of a text are read from the text itself', () => {
  expectTypeOf(t<'common.retry'>).parameters.toEqualTypeOf<[key: 'common.retry']>();
  expectTypeOf(t<'chat.newMessages'>).parameters.toEqualTypeOf<
    [key: 'chat.newMessages', params: Record<'count', string | number>]
  >();
});

test('the catalogue says 你, never 您, and shouts nowhere', () => {
  const wrong = texts.filter(([, text]) => /您|！|!|亲爱/.test(text)).map(([key]) => key);
  expect(wrong).toEqual([]);
});

test('every key has words', () => {
  const empty = texts.filter(([, text]) => text.trim() === '').map(([key]) => key);
  expect(empty).toEqual([]);
});
