import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { appError, type ErrorCode } from '#contract/errors.ts';
import { failedAfter, PENDING, ready } from '#contract/units/loadable.ts';
import type { Answer } from '#core-client/cache/answer-cell.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Loaded } from './loaded.tsx';

type Shown = Answer<{ readonly list: readonly string[] }>;
const failed = (code: ErrorCode): Shown => ({ is: 'failed', error: appError(code), last: null });
const text = (content: string) => page.getByText(content, { exact: true });

const there = ready({ list: ['there'] });
let answer: (next: Shown) => void;
const refetch = vi.fn();

function Part() {
  const [shown, setShown] = useState<Shown>(PENDING);
  answer = setShown;
  return (
    <Loaded of={{ ...shown, refetch }} waiting="waiting" missing="missing" empty="empty">
      {({ list }) => list.join()}
    </Loaded>
  );
}

test('a part shows its waiting, offline, failed, missing, empty or loaded state', async () => {
  mount(<Part />);
  await expect.element(text('waiting')).toBeVisible();
  answer(failed('TIMEOUT'));
  await expect.element(text('这里没有加载出来')).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  expect(refetch).toHaveBeenCalledOnce();
  answer(failed('OFFLINE'));
  await expect.element(text('网络已断开')).toBeVisible();
  answer(failed('NOT_FOUND'));
  await expect.element(text('missing')).toBeVisible();
  answer(ready({ list: [] }));
  await expect.element(text('empty')).toBeVisible();
  answer(there);
  await expect.element(text('there')).toBeVisible();
});

test('previous content stays while a newer request fails', async () => {
  mount(<Part />);
  answer(failedAfter(there, appError('TIMEOUT')));
  await expect.element(text('there')).toBeVisible();
});

test('the retry button is busy until the response arrives', async () => {
  let settle = () => {};
  refetch.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      settle = resolve;
    }),
  );
  mount(<Part />);
  answer(failed('TIMEOUT'));
  const again = page.getByRole('button', { name: '重试' });
  await again.click();
  await expect.element(again).toHaveAttribute('aria-busy', 'true');
  settle();
  await expect.element(again).not.toHaveAttribute('aria-busy');
});

test('a small part shows its failure in one line', async () => {
  mount(<LoadFailed error="BUG" title="nothing here" size="line" onRetry={refetch} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('nothing here重试');
});
