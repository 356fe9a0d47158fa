import { expect, test } from 'vitest';
import { withoutTexts } from './lean-calls.ts';

test('human-readable text of a call is removed, and its other fields remain', () => {
  const code = `export const calls = {
  'site.config': defineCall({ ...shared, summary: 'The site', requirement: "7.10", path: '/config', retry: 2 }),
  'site.params': defineCall({ path: '/params', summary: 'Last' }),
};`;
  expect(withoutTexts(code)).toBe(`export const calls = {
  'site.config': defineCall({ ...shared,   path: '/config', retry: 2 }),
  'site.params': defineCall({ path: '/params',  }),
};`);
});

test("the platform's wording of an error is removed", () => {
  const code = "const PLATFORM_ERRORS = { BANNED: { number: 403, message: '已封禁', kind: 'session' } };";
  expect(withoutTexts(code)).toBe("const PLATFORM_ERRORS = { BANNED: { number: 403,  kind: 'session' } };");
});

test('a field of an answer that has such a name stays', () => {
  const code = 'const Article = object({ summary: string(), requirement: text });';
  expect(withoutTexts(code)).toBe(code);
});
