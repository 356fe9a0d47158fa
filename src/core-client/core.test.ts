import { expect, test } from 'vitest';
import { core, serverNow } from './core.ts';

test('a module that names the core is imported without a page', () => {
  expect(core.chat.send).toBeInstanceOf(Function);
});

test('a use of the core without a page throws', () => {
  expect(serverNow).toThrow(ReferenceError);
});
