import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Answer } from '#app/core-client/answer-cell.ts';
import { appError, type ErrorCode } from '#contract/errors.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { Loaded } from './loaded.tsx';

type Shown = Pick<Answer<string>, 'data' | 'error'>;
const failed = (code: ErrorCode): Shown => ({ data: undefined, error: appError(code) });
const text = (words: string) => page.getByText(words, { exact: true });

let answer: (next: Shown) => void;
const refetch = vi.fn();

function Part() {
  const [shown, setShown] = useState<Shown>({ data: undefined, error: null });
  answer = setShown;
  return (
    <Loaded query={{ ...shown, refetch }} waiting="waiting" missing="missing">
      {(data) => data}
    </Loaded>
  );
}

test('a part of a page says whether it waits, is offline, failed, is missing or is there', async () => {
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
  answer({ data: 'there', error: null });
  await expect.element(text('there')).toBeVisible();
});

test('what was there stays while a newer answer fails', async () => {
  mount(<Part />);
  answer({ data: 'there', error: appError('TIMEOUT') });
  await expect.element(text('there')).toBeVisible();
});
