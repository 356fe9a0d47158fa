import { faintByNight, problems } from './pages/accessibility.ts';
import { minorShown, StatementPage } from './pages/statement.ts';
import { expect, test } from './site.ts';

const SCREENS = ['', '/transfer', '/exchange', '/treasury', '/limits', '/records'];

test('[7.15] the sums of the statement are those of its rows, page by page, and its file has the same rows', async ({
  login,
  page,
}) => {
  const statement = new StatementPage(page);
  await login.as('beian', '/app/wallet/records?period=month');
  const seen = await statement.all();
  expect(seen.length).toBe(await statement.count());
  const counted = seen.filter(
    ({ amount, state }) => state === '已完成' || (state === '处理中' && amount < 0n),
  );
  const sumOf = (sign: bigint) =>
    counted.filter(({ amount }) => amount * sign > 0n).reduce((sum, { amount }) => sum + amount, 0n);
  expect(minorShown((await statement.sum('收入').textContent()) ?? '')).toBe(sumOf(1n));
  expect(minorShown((await statement.sum('支出').textContent()) ?? '')).toBe(sumOf(-1n));

  const { name, text, lines } = await statement.exported();
  expect(name).toMatch(/^交易记录-CNY-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(text.startsWith('\ufeff"时间","类型"')).toBe(true);
  expect(
    lines.map(([, , , , amount = '', , , state, recordId]) => ({
      recordId,
      amount: minorShown(amount),
      state,
    })),
  ).toEqual(seen);
});

test('[7.15] the statement is narrowed by type and days, in its address, over fourteen months', async ({
  login,
  page,
}) => {
  const statement = new StatementPage(page);
  await login.as('beian', '/app/wallet/records');
  await statement.type('返水');
  await expect(page).toHaveURL('/app/wallet/records?type=rebate');
  await statement.period('近一年');
  await expect(page).toHaveURL('/app/wallet/records?type=rebate&period=year');
  await expect.poll(() => statement.count()).toBeGreaterThan(40);
  await page.reload();
  await expect(page.getByRole('tab', { name: '返水' })).toHaveAttribute('aria-selected', 'true');
  expect(new Set(await statement.rows.locator('.rec__what').allTextContents())).toEqual(new Set(['返水']));

  const old = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/app/wallet/records?period=custom&from=${old}&to=${old.slice(0, 8)}28`);
  await statement.rows.first().waitFor();
  await page.goto('/app/wallet/records?type=exchange&period=today');
  await expect(page.getByText('这段时间没有记录')).toBeVisible();
});

test('[7.15] a line opens at an address of its own, and closes onto the list it came from', async ({
  login,
  page,
}) => {
  const statement = new StatementPage(page);
  await login.as('beian', '/app/wallet/records?type=transfer');
  await statement.rows.first().click();
  await expect(page).toHaveURL(/\/records\/\d+\?type=transfer$/);
  await expect(statement.sheet).toContainText('流水号');
  await page.reload();
  await expect(statement.sheet).toContainText('流水号');
  expect(await problems(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/app/wallet/records?type=transfer');
  await page.goto('/app/wallet/records/999999999');
  await expect(statement.sheet).toContainText('没有找到这笔记录');
});

test('a statement that cannot be had says so and comes back', async ({ login, page, sandbox }) => {
  await sandbox.break({ path: '/cw/v1/transaction', fault: 'html' });
  await login.as('beian', '/app/wallet/records');
  const retry = page.getByRole('main').getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await sandbox.calm();
  await retry.click();
  await expect(new StatementPage(page).rows.first()).toBeVisible();
});

test('[7.15] money goes into the treasury and comes back, and its lines say so', async ({ login, page }) => {
  await login.as('fangguan', '/app/wallet/treasury');
  const balance = page.getByRole('region', { name: '余额宝余额' }).locator('.trshead__main dd');
  const before = minorShown((await balance.textContent()) ?? '');
  await page.getByLabel('金额', { exact: true }).fill('100.50');
  await page.getByRole('button', { name: '转入 ¥100.50' }).click();
  await expect.poll(async () => minorShown((await balance.textContent()) ?? '')).toBe(before + 100_50n);
  await expect(page.getByRole('region', { name: '余额宝明细' }).getByRole('listitem').first()).toContainText(
    '+100.50',
  );
  await page.getByRole('radio', { name: '转出' }).check({ force: true });
  await page.getByLabel('金额', { exact: true }).fill('100.50');
  await page.getByRole('button', { name: '转出 ¥100.50' }).click();
  await expect.poll(async () => minorShown((await balance.textContent()) ?? '')).toBe(before);
});

test('[4.05] a movement whose answer was lost is the same movement after a reload', async ({
  login,
  page,
  sandbox,
}) => {
  await login.as('fangguan', '/app/wallet/treasury');
  const balance = page.getByRole('region', { name: '余额宝余额' }).locator('.trshead__main dd');
  const before = minorShown((await balance.textContent()) ?? '');
  const putIn = async () => {
    await page.getByLabel('金额', { exact: true }).fill('12.34');
    await page.getByRole('button', { name: '转入 ¥12.34' }).click();
  };
  await sandbox.break({ path: '/cw/v1/yeb/in', fault: 'truncate' });
  await putIn();
  await expect(page.getByText(/核实中/).first()).toBeVisible();
  await sandbox.calm();
  await page.reload();
  await expect.poll(async () => minorShown((await balance.textContent()) ?? '')).toBe(before + 12_34n);
  await putIn();
  await expect(page.getByText('已转入余额宝 ¥12.34')).toBeVisible();
  expect(minorShown((await balance.textContent()) ?? '')).toBe(before + 12_34n);
});

test('[1.05] yuan become USDT at the rate that was told, and no more than there are', async ({
  login,
  page,
}) => {
  await login.as('fangguan', '/app/wallet/exchange');
  const amount = page.getByLabel('兑换金额');
  await amount.fill('99999999');
  await expect(page.getByText(/超过可用余额/)).toBeVisible();
  await amount.fill('10');
  const got = await page.locator('.exform__got b').textContent();
  await page.getByRole('button', { name: '兑换 ¥10.00' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`得到 ${got}`);
  await question.getByRole('button', { name: '兑换 ¥10.00' }).click();
  await expect(page.getByText(`已兑换：付出 ¥10.00，得到 ${got}`)).toBeVisible();
});

test('[4.05] a deposit limit falls at once and rises after a day and a second yes', async ({
  login,
  page,
}) => {
  await login.as('wuhao', '/app/wallet/limits');
  const week = page.getByRole('listitem').filter({ hasText: '每 7 天' });
  const set = async (amount: string) => {
    await week.getByRole('button', { name: /^(设置限额|修改)/ }).click();
    await week.getByLabel('每 7 天最多充值').fill(amount);
    await week.getByRole('button', { name: /^设为/ }).click();
  };
  await set('90000');
  await expect(week).toContainText(/已充值 ¥[\d,.]+ \/ ¥90,000.00/);
  await set('80000');
  await expect(week).toContainText('/ ¥80,000.00');
  await set('95000');
  await expect(week).toContainText(/提高到 ¥95,000.00，.+ 起可确认/);
  await expect(week).toContainText('/ ¥80,000.00');
  await week.getByRole('button', { name: '保留现在的限额' }).click();
  await expect(week.getByText(/提高到/)).toHaveCount(0);
});

test('every screen of the wallet is free of accessibility faults, by day and by night', async ({
  login,
  page,
}) => {
  await login.as('beian', '/app/wallet');
  for (const screen of SCREENS) {
    await page.goto(`/app/wallet${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.sk')).toHaveCount(0);
    const found = [await problems(page, 'main'), await faintByNight(page, 'main')];
    expect([screen, ...found]).toEqual([screen, [], []]);
  }
});
