import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closeLoginPrompt, loginPrompt } from '#app/features/people/account/login-prompt-store.ts';
import { UserId } from '#contract/fields/ids.ts';
import { coins } from '#contract/units/money.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { OwnRank } from './rank-pane.tsx';

const own = (place: number | null, total: number, needs: number) => ({
  userId: v.parse(UserId, 'u-beian'),
  username: '北岸的风',
  avatar: '',
  level: 6,
  coins: coins(total),
  place,
  needs: coins(needs),
});

test('a viewer off the board sees the amount needed to enter it', async () => {
  mount(<OwnRank own={own(null, 0, 1_521)} isGuest={false} />);
  await expect.element(page.getByRole('status', { name: '我' }).getByText('未上榜')).toBeInTheDocument();
  await expect.element(page.getByText('距上榜还有 1,521 金币')).toBeVisible();
});

test('a ranked viewer sees the distance to the next rank', async () => {
  mount(<OwnRank own={own(3, 520, 769)} isGuest={false} />);
  await expect.element(page.getByText('距第 2 名 769 金币')).toBeVisible();
  mount(<OwnRank own={own(1, 9_999, 0)} isGuest={false} />);
  await expect.element(page.getByText('现在是第一名')).toBeVisible();
});

test('a guest finds the way in', async () => {
  mount(<OwnRank own={null} isGuest />);
  await page.getByRole('button', { name: '登录' }).click();
  expect(loginPrompt.direct).toBe(true);
  closeLoginPrompt();
});
