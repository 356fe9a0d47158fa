import { expect, test } from 'vitest';
import { contactPart } from './profile-rules.ts';

const WORDS = ['加微信', 'vx号', 'telegram'];

test.each([
  ['看球来 https://changbian.example/app 吧', 'https://changbian.example/app'],
  ['ｗｗｗ．ｂａｉｄｕ．ｃｏｍ', 'www.baidu.com'],
  ['来 qiu-888.top 领彩金', 'qiu-888.top'],
  ['打 138 0013 8000', '138 0013 8000'],
  ['１３８００１３８０００', '13800138000'],
  ['加微信聊', '加微信'],
  ['TeleGram 见', 'telegram'],
])('%s has a contact', (text, part) => expect(contactPart(text, WORDS)).toBe(part));

test.each(['2.5 球大', '1.85 的价', '21:30 开球', '20260613203000 单号', '微信群都炸了', '[加油] 冲'])(
  '%s has none',
  (text) => expect(contactPart(text, WORDS)).toBeNull(),
);
