import { expect, test } from 'vitest';
import { chooseTests, nounOf } from './changed.mjs';

test.each([
  ['src/app/features/money/deposit/form/deposit-form.tsx', 'deposit'],
  ['src/sandbox/domains/play/bet/bet-store.ts', 'bet'],
  ['src/contract/people/profile/calls.ts', 'profile'],
  ['src/chat/core/polling/poll.ts', 'polling'],
])('%s belongs to %s', (path, noun) => {
  expect(nounOf(path)).toBe(noun);
});

test('a change runs tests beside it and tests of its noun', () => {
  const all = [
    'src/app/features/money/deposit/form/use-deposit.browser.test.tsx',
    'src/app/features/money/withdraw/draft.browser.test.tsx',
    'tests/contract/money/deposit.test.ts',
    'tests/contract/protection/deposit-limit.test.ts',
    'tests/contract/money/withdraw.test.ts',
    'tests/e2e/money/deposit.phone.test.ts',
    'tests/e2e/money/wallet.test.ts',
  ];
  const changed = ['src/app/features/money/deposit/form/use-deposit.ts', 'README.md'];
  expect(chooseTests(changed, all)).toEqual({
    code: ['src/app/features/money/deposit/form/use-deposit.ts'],
    browser: ['src/app/features/money/deposit/form/use-deposit.browser.test.tsx'],
    contract: ['tests/contract/money/deposit.test.ts', 'tests/contract/protection/deposit-limit.test.ts'],
    e2e: ['tests/e2e/money/deposit.phone.test.ts'],
  });
});
