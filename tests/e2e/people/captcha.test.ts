import { expect, sweep, sweepAfterFirst, test } from '../site.ts';

const LOUD = '/api/game/live/v1/popularLive';
const TOTALS = '/api/game/live/v1/totleMatch';

test.beforeEach(async ({ page }) => {
  await page.goto('/cs');
});

for (const [index, [type, kind]] of (
  [
    [1, 'image'],
    [2, 'afs'],
    [3, 'anji'],
  ] as const
).entries()) {
  test(
    `[8.11] [4.08] ${kind}: the held-back requests complete once the verification is passed`,
    sweepAfterFirst(index),
    async ({ home, page, sandbox, verify }) => {
      await sandbox.break({ path: LOUD, kind: 'safe', type });
      await page.goto('/app/home');
      await expect(verify.window).toBeVisible();
      await expect(home.liveCards).toHaveCount(0);
      if (kind === 'image') await verify.typeCharacters();
      if (kind === 'afs') await verify.slide();
      if (kind === 'anji') await verify.clickWords();
      await expect(verify.window).toHaveCount(0);
      await expect(home.liveCards.first()).toBeVisible();
    },
  );
}

test('[8.11] one window serves every request that waits', sweep, async ({ home, page, sandbox, verify }) => {
  for (const path of [LOUD, TOTALS]) await sandbox.break({ path, kind: 'safe', type: 2, times: 1 });
  await page.goto('/app/home');
  await expect(verify.window).toHaveCount(1);
  await expect(home.liveCards).toHaveCount(0);
  await verify.slide();
  await expect(home.liveCards.first()).toBeVisible();
  await expect(home.tab('主播')).toHaveText(/主播\s*\d+/);
  await expect(verify.window).toHaveCount(0);
});

test(
  '[4.08] Esc closes it, and what waited fails as closed',
  sweep,
  async ({ page, sandbox, toasts, verify }) => {
    await sandbox.break({ path: LOUD, kind: 'safe' });
    await page.goto('/app/home');
    await expect(verify.window).toBeVisible();
    // Later calls are not held back, so no second dialog covers the list.
    await sandbox.resetOverrides();
    await page.keyboard.press('Escape');
    await expect(verify.window).toHaveCount(0);
    await toasts.waitFor('已取消本次请求');
    // The list may be requested again automatically before 重试 is pressed.
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: '重试' }).or(main.getByRole('link')).first()).toBeVisible();
    await expect(main.getByRole('link').first()).toBeVisible();
  },
);

test(
  '[8.11] the slider is solved by arrow keys, and focus stays inside',
  sweep,
  async ({ home, page, sandbox, verify }) => {
    await sandbox.break({ path: LOUD, kind: 'safe', type: 2 });
    await page.goto('/app/home');
    await verify.slider.waitFor();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      await expect(verify.window.locator(':focus')).toHaveCount(1);
    }
    await verify.slider.focus();
    const { puzzle } = await verify.currentChallenge();
    const left = puzzle.kind === 'afs' ? puzzle.left : 0;
    for (let at = 0; at < left; at += 2) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(home.liveCards.first()).toBeVisible();
  },
);

test(
  '[8.11] a text question replaces the image, and changes after five wrong answers',
  sweep,
  async ({ home, page, sandbox, verify }) => {
    await sandbox.break({ path: LOUD, kind: 'safe', type: 3 });
    await page.goto('/app/home');
    await verify.window.getByRole('button', { name: '改用文字题' }).click();
    for (const remaining of [4, 3, 2, 1]) {
      await verify.answerQuestion('99');
      await expect(verify.window.getByText(`没有通过，还可以试 ${remaining} 次`)).toBeVisible();
    }
    await verify.answerQuestion('99');
    await expect(verify.window.getByText('试错次数太多，已换一张')).toBeVisible();
    await verify.answerQuestion();
    await expect(home.liveCards.first()).toBeVisible();
  },
);

test(
  '[4.08] a held-back login completes after the verification',
  sweep,
  async ({ login, page, sandbox, verify }) => {
    await sandbox.break({ path: '/api/site/group/account/memberLogin', kind: 'safe', type: 3 });
    await page.goto('/entry/login?fromPage=%2Fapp%2Fme');
    await login.fill('qinghe', 'court2026');
    await verify.clickWords();
    await expect(page).toHaveURL('/app/me');
  },
);

test(
  '[9.10] [7.11] three wrong passwords require a verification, and the input stays',
  sweep,
  async ({ login, page, verify }) => {
    await page.goto('/entry/login?fromPage=%2Fapp%2Fme');
    for (const remaining of [4, 3, 2]) {
      await login.fill('xuexian', 'wrong2026');
      await expect(page.getByText(`账号或密码不正确，还可尝试 ${remaining} 次`)).toBeVisible();
    }
    await login.fill('xuexian', 'court2026');
    await expect(verify.window).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(login.name).toHaveValue('xuexian');
    await expect(login.password).toHaveValue('court2026');
    await login.submit.click();
    await verify.typeCharacters();
    await expect(page).toHaveURL('/app/me');
  },
);
