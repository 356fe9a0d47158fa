import { expect, expectTypeOf, test } from 'vitest';
import { t } from '#chat/view/texts.ts';

test('a key returns its text with parameters filled in', () => {
  expect(t('common.retry')).toBe('重试');
  expect(t('chat.newMessages', { count: 12 })).toBe('12 条新消息');
});

test('the parameters of a text are read from the text itself', () => {
  expectTypeOf(t<'common.retry'>).parameters.toEqualTypeOf<[key: 'common.retry']>();
  expectTypeOf(t<'chat.newMessages'>).parameters.toEqualTypeOf<
    [key: 'chat.newMessages', params: Record<'count', string | number>]
  >();
});

test('a text of an unloaded catalogue cannot be requested', () => {
  expectTypeOf<'chat.newMessages'>().toExtend<Parameters<typeof t>[0]>();
  expectTypeOf<'deposit.submit'>().not.toExtend<Parameters<typeof t>[0]>();
});
