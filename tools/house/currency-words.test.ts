import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CURRENCY_WORD_EXCEPTIONS, CURRENCY_WORDS } from './currency-words.table.ts';
import { textsIn } from './texts-in.ts';

const root = resolve(import.meta.dirname, '../..');
const isComment = /^\s*(?:\/?\*|\/\/)/;
const symbol = /[¥￥₮]/u;

/** Words in texts, and symbols in code, since a symbol alone is not a text with Chinese in it. */
function findingsIn(path: string, source: string): readonly string[] {
  const textFindings = textsIn(path, source)
    .filter(({ text }) => CURRENCY_WORDS.test(text))
    .map(({ line, text }) => `${path}:${line} ${CURRENCY_WORDS.exec(text)?.[0]}`);
  const symbols = source.split('\n').flatMap((code, index) => {
    const found = isComment.test(code) ? null : symbol.exec(code);
    return found ? [`${path}:${index + 1} ${found[0]}`] : [];
  });
  return [...textFindings, ...symbols];
}

const found = globSync(
  ['src/{app,kit,core-client,i18n,sandbox}/**/*.{ts,tsx}', 'src/{chat,streams}/view/**/*.{ts,tsx}'],
  {
    cwd: root,
    exclude: ['**/*.test.*'],
  },
).flatMap((path) => findingsIn(path, readFileSync(resolve(root, path), 'utf8')));

test('[1.05] only the entry of a currency contains its words and symbols', () => {
  const others = found.filter((at) => !CURRENCY_WORD_EXCEPTIONS.some(({ under }) => at.startsWith(under)));
  expect(others).toEqual([]);
});

test.each(CURRENCY_WORD_EXCEPTIONS)('$under still has such words: $why', ({ under }) => {
  expect(found.some((at) => at.startsWith(under))).toBe(true);
});

describe('detection of words of a currency', () => {
  test.each(['提现记录', '添加银行卡', '满 100 元可选', '{amount} 元', '元', '¥0', '请输入卡号'])(
    '%s',
    (text) => {
      expect(CURRENCY_WORDS.test(text)).toBe(true);
    },
  );
  test.each(['元宵灯市', '元素', '{unitWord}', '多元', '{card}号'])('%s is not detected', (text) => {
    expect(CURRENCY_WORDS.test(text)).toBe(false);
  });
});
