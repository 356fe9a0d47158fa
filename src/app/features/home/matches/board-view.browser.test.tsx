import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ErrorCode } from '#contract/errors.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { BoardView, type ListedRows } from './board-view.tsx';

const PICK = { tab: 'football', scope: 'today', day: null, league: null, folded: [] } as const;

function show(list: ListedRows) {
  const onRetry = vi.fn<() => void>();
  mount(
    <BoardView
      sport="football"
      pick={PICK}
      onPick={vi.fn()}
      leagues={[]}
      onFold={vi.fn()}
      nav={null}
      side={null}
      list={list}
      cachedAt={null}
      onRetry={onRetry}
    />,
  );
  return onRetry;
}

const failed = (error: ErrorCode): ListedRows => ({ is: 'failed', error, last: null });

test.each([
  ['OFFLINE', '网络已断开'],
  ['SYSTEM_MAINTENANCE', '系统维护中，请稍后再来'],
] as const)('a match list that failed because of %s shows the reason', async (error, text) => {
  const onRetry = show(failed(error));
  await expect.element(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
