import { exchangedAmount } from '#contract/money/exchange/exchange-amount.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { problems } from '../pages/accessibility.ts';
import { minorShown } from '../pages/statement.ts';
import { expect, sweep, test } from '../site.ts';

const HEADS = [
  '时间',
  '类型',
  '详情',
  '方式 / 场馆',
  '金额',
  '入账金额',
  '收支',
  '余额',
  '手续费',
  '币种',
  '状态',
] as const;

test('[7.15] the statement sums and rows match those of its file', async ({ login, statement }) => {
  await login.as('beian', '/app/wallet/records?currency=CNY&period=month');
  const seen = await statement.all();
  expect(seen.length).toBe(await statement.count());
  const { name, text, lines } = await statement.exported();
  expect(name).toMatch(/^交易记录-CNY-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(text.startsWith(`\ufeff${HEADS.map((head) => `"${head}"`).join(',')}`)).toBe(true);
  const rows = lines.map(
    ([, type, , , amount = '', effect = '', sort, balance = '', , , state = '', number = '']) => ({
      seen: { number, amount: minorShown(amount), state },
      effect: minorShown(effect),
      // Interest is income that stays in the treasury.
      toCentre: type === '余额宝收益' ? 0n : minorShown(effect),
      sort,
      balance: balance === '' ? null : minorShown(balance),
    }),
  );
  expect(rows.map((row) => row.seen)).toEqual(seen);
  for (const sort of ['收入', '支出'] as const) {
    const sum = rows.filter((row) => row.sort === sort).reduce((all, { effect }) => all + effect, 0n);
    expect(minorShown((await statement.sum(sort).textContent()) ?? ''), sort).toBe(sum);
  }
  expect(rows.some(({ sort }) => sort === '转移')).toBe(true);
  const moved = rows.filter(({ balance }) => balance !== null);
  for (const [at, { balance, toCentre }] of moved.entries()) {
    const before = moved[at + 1];
    if (before) expect(balance).toBe((before.balance ?? 0n) + toCentre);
  }
});

test(
  '[1.05] [7.15] USDT lines are listed beside yuan with separate sums',
  sweep,
  async ({ login, page, statement }) => {
    await login.as('fangguan', '/app/wallet/exchange');
    await page.getByLabel('兑换金额').fill('80');
    await page.getByRole('button', { name: '兑换 ¥80.00' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '兑换 ¥80.00' }).click();
    await expect(page.getByText(/已兑换：/)).toBeVisible();
    await page.goto('/app/wallet/records');
    await expect(statement.rows.filter({ hasText: '₮' }).first()).toBeVisible();
    await expect(statement.rows.filter({ hasText: '¥' }).first()).toBeVisible();
    await expect(page.getByLabel('USDT 合计')).toContainText('转移');
    await statement.choose('币种', '泰达币 USDT');
    await expect(page).toHaveURL('/app/wallet/records?currency=USDT');
    await expect(statement.rows.filter({ hasText: '¥' })).toHaveCount(0);
  },
);

test(
  '[7.15] a line is found by state and number, with its action',
  sweep,
  async ({ deposit, login, orderAdmin: _others, page, statement }) => {
    await login.as('qinghe', '/app/wallet/deposit');
    await deposit.make(/银行卡转账/, '260');
    const number = await deposit.number();
    await page.goto('/app/wallet/records');
    await statement.choose('状态', '处理中');
    await expect(page).toHaveURL('/app/wallet/records?state=open');
    await statement.find(number.toLowerCase());
    await expect(statement.rows).toHaveCount(1);
    await expect(statement.rows).toContainText('待支付');
    await page.getByRole('link', { name: `继续支付，${number}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: '充值订单' })).toBeVisible();
    await page.goto(`/app/wallet/records?number=${number}`);
    await statement.rows.first().click();
    await expect(statement.sheet).toContainText('账号');
  },
);

test(
  '[7.15] invalid pages and reversed days in the address are corrected',
  sweep,
  async ({ login, page, statement }) => {
    await login.as('beian', '/app/wallet/records?period=year&page=99');
    await expect(statement.rows.first()).toBeVisible();
    await expect(page).toHaveURL(/page=\d{1,2}$/);
    await expect(page.getByText('这段时间没有记录')).toHaveCount(0);
    expect(new URL(page.url()).searchParams.get('page')).not.toBe('99');
    await page.goto('/app/wallet/records?period=custom&from=2026-11-20&to=2026-11-01');
    await expect(page).toHaveURL('/app/wallet/records?period=custom&from=2026-11-01&to=2026-11-20');
    const from = page.getByRole('textbox', { name: '起始日期' });
    await expect(from).toHaveValue('2026-11-01');
    await from.fill('2026年11月5日');
    await from.press('Enter');
    await expect(page).toHaveURL(/from=2026-11-05/);
    await expect(from).toHaveValue('2026-11-05');
    await from.fill('昨天');
    await expect(from).toHaveAccessibleDescription('日期写成 2026-11-01 这样');
  },
);

test(
  '[7.15] the type and day filters of the statement are in its address',
  sweep,
  async ({ login, page, statement }) => {
    await login.as('beian', '/app/wallet/records');
    await statement.type('转账');
    await expect(page).toHaveURL('/app/wallet/records?type=transfer');
    await statement.period('近一年');
    await expect(page).toHaveURL('/app/wallet/records?type=transfer&period=year');
    await expect.poll(() => statement.count()).toBeGreaterThan(40);
    await page.reload();
    await expect(page.getByRole('tab', { name: '转账' })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(async () => new Set(await statement.kinds())).toEqual(new Set(['转账']));

    const month = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 7);
    await page.goto(`/app/wallet/records?period=custom&from=${month}-01&to=${month}-28`);
    await statement.rows.first().waitFor();
    await page.goto('/app/wallet/records?type=exchange&period=today');
    await expect(page.getByText('这段时间没有记录')).toBeVisible();
  },
);

test(
  '[7.15] a line opens at its own address and closes to its list',
  sweep,
  async ({ login, page, statement }) => {
    await login.as('beian', '/app/wallet/records?type=transfer');
    await statement.rows.first().click();
    await expect(page).toHaveURL(/\/records\/\d+\?type=transfer$/);
    await expect(statement.sheet).toContainText('订单号');
    await page.reload();
    await expect(statement.sheet).toContainText('订单号');
    expect(await problems(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/app/wallet/records?type=transfer');
    await page.goto('/app/wallet/records/999999999');
    await expect(statement.sheet).toContainText('没有找到这笔记录');
  },
);

test(
  'a statement that failed to load shows an error and recovers',
  sweep,
  async ({ login, page, sandbox, statement }) => {
    await sandbox.break({ path: '/cw/v1/transaction', kind: 'html' });
    await login.as('beian', '/app/wallet/records');
    const retry = page.getByRole('main').getByRole('button', { name: '重试' });
    await expect(retry).toBeVisible();
    await sandbox.resetOverrides();
    await retry.click();
    await expect(statement.rows.first()).toBeVisible();
  },
);

test(
  '[7.15] treasury deposits and withdrawals appear as statement lines',
  sweep,
  async ({ login, page, treasury }) => {
    await login.as('fangguan', '/app/wallet/treasury');
    const before = await treasury.balance();
    await page.getByLabel('金额', { exact: true }).fill('100.50');
    await page.getByRole('button', { name: '转入 ¥100.50' }).click();
    await expect.poll(() => treasury.balance()).toBe(before + 100_50n);
    await expect(
      page.getByRole('region', { name: '余额宝明细' }).getByRole('listitem').first(),
    ).toContainText('+¥100.50');
    await page.getByRole('radio', { name: '转出' }).check({ force: true });
    await page.getByLabel('金额', { exact: true }).fill('100.50');
    await page.getByRole('button', { name: '转出 ¥100.50' }).click();
    await expect.poll(() => treasury.balance()).toBe(before);
  },
);

test(
  '[4.05] a movement with a lost response stays the same after a reload',
  sweep,
  async ({ login, page, sandbox, treasury }) => {
    await login.as('fangguan', '/app/wallet/treasury');
    const before = await treasury.balance();
    await sandbox.break({ path: '/cw/v1/yeb/in', kind: 'truncate' });
    await page.getByLabel('金额', { exact: true }).fill('12.34');
    await page.getByRole('button', { name: '转入 ¥12.34' }).click();
    await expect(page.getByText(/核实中/).first()).toBeVisible();
    await sandbox.resetOverrides();
    await page.reload();
    // The core finds out by the request's id what became of it: the movement is made once, and is in doubt no more.
    await expect.poll(() => treasury.balance()).toBe(before + 12_34n);
    await expect(page.getByText(/核实中/)).toHaveCount(0);
    await page.reload();
    await expect.poll(() => treasury.balance()).toBe(before + 12_34n);
  },
);

test(
  '[1.05] [P.04] yuan are exchanged to USDT at the shown rate within the balance',
  sweep,
  async ({ exchange, login, page }) => {
    await login.as('fangguan', '/app/wallet/exchange');
    const amount = page.getByLabel('兑换金额');
    await amount.fill('99999999');
    await expect(page.getByText(/超过可用余额/)).toBeVisible();
    await amount.fill('10');
    const got = await exchange.got.textContent();
    const [, rate = ''] = /1 USDT = ([\d.]+)/.exec((await exchange.rate.textContent()) ?? '') ?? [];
    const bought = exchangedAmount('CNY', minor(10_00n), { buy: rate, sell: rate });
    expect(got).toContain(formatMinor(bought ?? minor(0)));
    await page.getByRole('button', { name: '兑换 ¥10.00' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`得到 ${got}，汇率 ${rate}`);
    await question.getByRole('button', { name: '兑换 ¥10.00' }).click();
    await expect(page.getByText(`已兑换：付出 ¥10.00，得到 ${got}`)).toBeVisible();
  },
);

test(
  '[4.05] a deposit limit falls at once and rises after a confirmed day',
  sweep,
  async ({ login, page }) => {
    await login.as('wuhao', '/app/safer/limits');
    const week = page
      .getByRole('region', { name: '充值限额' })
      .getByRole('listitem')
      .filter({ hasText: '每周' });
    const set = async (amount: string) => {
      await week.getByRole('button', { name: /^(设置限额|修改)/ }).click();
      await week.getByLabel('每周最多充值').fill(amount);
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
  },
);
