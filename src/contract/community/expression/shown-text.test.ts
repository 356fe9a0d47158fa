import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { isBlank, shownText } from './shown-text.ts';

const shown = (text: string) => shownText(text, 20);

test('[3.09] plain text of any script stays as it is', () => {
  for (const text of ['好球！', 'goal 2–1', 'مرحبا', 'नमस्ते', '👨‍👩‍👧‍👦 1️⃣', 'é̂'])
    expect(shown(text)).toBe(text);
});

test('[3.09] marks of direction and controls become a space', () => {
  expect(shown('赠送\u202e99999\u202c 金币')).toBe('赠送 99999  金币');
  expect(shown('a\u2066b\u2069\u0000c\nd\u2028e')).toBe('a b c d e');
});

test('[3.09] a tower of marks is cut to four', () => {
  expect(shown(`a${'\u0301'.repeat(12)}b`)).toBe(`a${'\u0301'.repeat(4)}b`);
});

test('[3.09] a long text is cut between code points', () => {
  expect(shown('🎉'.repeat(30))).toBe('🎉'.repeat(20));
  expect(shown('x'.repeat(1_000_000))).toBe('x'.repeat(20));
});

test('[3.09] a message arrives with its name and text sanitised for display', () => {
  const { username, content } = v.parse(ChatMessage, {
    id: 'x',
    seq: 1,
    roomNo: 'm-1',
    userId: 'u-1',
    username: `\u202e${'名'.repeat(90)}`,
    avatar: '',
    level: 1,
    type: 0,
    at: 1_764_000_000_000,
    content: { msgType: 'text', text: 'x'.repeat(100_000) },
  });
  expect(username).toBe(` ${'名'.repeat(39)}`);
  expect(content).toMatchObject({ text: 'x'.repeat(500) });
});

test.each([
  '',
  ' \n',
  '\u2800',
  '\u3164',
  '\u200b\u200b',
  '\u00ad',
  '\u115f\u1160',
  '\u{e0041}',
  '\uffa0',
  '\ufe0f',
  '\u202e',
])('[7.14] no character of %j is visible', (text) => expect(isBlank(text)).toBe(true));

test.each(['。', '1️⃣', '👨‍👩‍👧', '\u200b好', 'ㅤ球', '⠿', '𠮷'])('[7.14] %j can be seen', (text) =>
  expect(isBlank(text)).toBe(false),
);
