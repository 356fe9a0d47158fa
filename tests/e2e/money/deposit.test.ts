import { HOUR_MS } from '#contract/units/durations.ts';
import { problemsDayAndNight } from '../pages/accessibility.ts';
import { DepositPage } from '../pages/deposit.ts';
import { expect, sweep, test } from '../site.ts';

const CONFIRMATIONS = 12;

test.beforeEach(async ({ orderAdmin }) => orderAdmin.othersAct(false));

test('[P.25] [4.05] [5.08] a bank transfer survives a reload and is paid, proven and credited', async ({
  deposit,
  orderAdmin,
  page,
  sandbox,
}) => {
  await deposit.openAs('qinghe');
  await expect(page.getByRole('link', { name: '查看所需资料' })).toHaveAttribute(
    'href',
    '/app/help/documents',
  );
  await deposit.method(/银行卡转账/).check({ force: true });
  for (const [hostile, reason] of [
    ['1e5', '金额只能用数字和一个小数点'],
    ['1.5万', '金额只能用数字和一个小数点'],
    ['−5', '金额不用写正负号'],
    ['100 200', '金额中间不能有空格'],
    ['1.2.3', '金额只能有一个小数点'],
    ['00012.5', '金额开头不要多写 0'],
  ] as const) {
    await deposit.amount.fill(hostile);
    await expect(deposit.amount).toHaveValue(hostile);
    await expect(page.getByText(reason)).toBeVisible();
    await deposit.submit.click();
    await expect(page).toHaveURL(DepositPage.path);
  }
  await deposit.amount.fill('￥１２．345');
  await expect(deposit.amount).toHaveValue('12.34');
  await deposit.submit.click();
  await expect(page.getByText('最低 ¥50.00，请增加金额')).toBeVisible();
  await expect(deposit.amount).toBeFocused();
  await deposit.amount.fill('120.5');
  await page.reload();
  await expect(deposit.amount).toHaveValue('120.5');
  const orderId = await deposit.make(/银行卡转账/, '120.5');

  await expect(page.getByRole('timer', { name: '剩余支付时间' })).toHaveText(/^1[45]:\d\d$/);
  await expect(deposit.now).toContainText('待支付');
  await deposit.pay();
  await deposit.button('上传凭证').click();
  await deposit.chooseImage();
  await page.getByRole('dialog').getByRole('button', { name: '上传', exact: true }).click();
  await expect(deposit.course).toContainText('已上传凭证');

  await orderAdmin.happens(orderId, 'credited');
  await deposit.toggleVisibility();
  await expect(deposit.end).toContainText('已到账');
  const facts = deposit.panel('付款信息');
  await expect(facts).toContainText('银行卡转账');
  await expect(facts).toContainText('收款人');
  await expect(facts).toContainText('附言');
  await expect(page.getByText('款项已经进入中心钱包，可以使用。')).toBeVisible();
  expect(await sandbox.ledgerIsSound()).toBe(true);
});

test('[4.05] an order made after its form was left opens no page', sweep, async ({ deposit, page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await deposit.openAs('qinghe');
  await page.route('**/cw/v1/pay', async (route) => {
    await released;
    await route.continue();
  });
  const payResponse = page.waitForResponse('**/cw/v1/pay');
  await deposit.method(/银行卡转账/).check({ force: true });
  await deposit.amount.fill('120.5');
  await deposit.submit.click();
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(page).toHaveURL('/app/home');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  release();
  await payResponse;
  await page.getByRole('link', { name: '赛事' }).first().click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.goto(DepositPage.path);
  await expect(page.getByRole('main').getByText('120.50').first()).toBeVisible();
  expect(visited.filter((path) => path.startsWith(`${DepositPage.path}/`))).toEqual([]);
});

test(
  '[4.05] a fast deposit: cancelled within its quota, then matched, paid and done',
  sweep,
  async ({ deposit, orderAdmin, page }) => {
    await deposit.openAs('qinghe');
    const first = await deposit.make(/极速存款/, '200');
    await expect(page.getByText('匹配到之前请不要付款', { exact: false })).toBeVisible();
    await expect(page.getByText('卡号')).toHaveCount(0);
    await orderAdmin.happens(first, 'matched');
    await deposit.toggleVisibility();
    await deposit.button('取消订单').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(/今天还可以取消 \d 次/);
    await question.getByRole('button', { name: '取消订单' }).click();
    await expect(deposit.end).toContainText('已取消');

    await page.getByRole('link', { name: '再充一笔' }).click();
    const second = await deposit.make(/极速存款/, '200');
    await orderAdmin.happens(second, 'matched');
    await deposit.toggleVisibility();
    await deposit.button('我已付款').click();
    await expect(deposit.now).toContainText('待对方确认');
    await orderAdmin.happens(second, 'credited');
    await deposit.toggleVisibility();
    await expect(deposit.end).toContainText('已完成');
  },
);

test(
  '[4.05] a USDT deposit shows its address and counts confirmations until credited',
  sweep,
  async ({ context, deposit, orderAdmin, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await deposit.openAs('qinghe', '?in=USDT');
    const orderId = await deposit.make('USDT-TRC20', '100');
    await expect(
      page
        .getByTitle('收款地址二维码')
        .or(page.getByRole('img', { name: '收款地址二维码' }))
        .first(),
    ).toBeAttached();
    await expect(page.getByText('只转 TRC20 网络的 USDT', { exact: false })).toBeVisible();
    await deposit.button('复制地址').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^T\w{33}$/);
    await expect(deposit.button('我已付款')).toHaveCount(0);

    await orderAdmin.happens(orderId, 'detected');
    await page.goto(DepositPage.path);
    await expect(deposit.panel('充值订单')).toBeVisible();
    await expect(deposit.now).toContainText(`网络确认 1 / ${CONFIRMATIONS}`);
    await orderAdmin.happens(orderId, ...Array.from({ length: CONFIRMATIONS - 1 }, () => 'detected'));
    await deposit.toggleVisibility();
    await expect(deposit.end).toContainText('已到账');
  },
);

test(
  '[4.05] [8.14] a paid order that did not arrive is appealed with an image',
  sweep,
  async ({ deposit, orderAdmin, page }) => {
    await deposit.openAs('qinghe');
    const orderId = await deposit.make(/银行卡转账/, '500');
    await deposit.button('我已付款').click();
    await expect(page.getByText('后还没有到账可以申诉')).toBeVisible();
    await expect(deposit.button('申诉')).toHaveCount(0);
    await orderAdmin.appealAfter(0);
    await page.reload();
    await deposit.button('申诉').click();
    const form = page.getByRole('dialog');
    await form.getByRole('radio', { name: '其他' }).check();
    await form.getByRole('button', { name: '提交申诉' }).click();
    await expect(form.getByText('选择“其他”时请写下说明，1 到 300 字')).toBeVisible();
    await form.getByLabel('补充说明').fill('晚'.repeat(301));
    await expect(form.getByText('选择“其他”时请写下说明，1 到 300 字')).toBeVisible();
    await form.getByRole('radio', { name: '已付款，还没有到账' }).check();
    await expect(form.getByText('说明最多 300 字')).toBeVisible();
    await form.getByRole('radio', { name: '其他' }).check();
    await form.getByLabel('补充说明').fill('付款后一直没有入账');
    await expect(form.getByText('选择“其他”时请写下说明')).toHaveCount(0);
    await deposit.chooseImage();
    await form.getByRole('button', { name: '提交申诉' }).click();
    await expect(deposit.now).toContainText('申诉中');
    await expect(deposit.course).toContainText('已上传凭证');
    await orderAdmin.refuses(orderId, '没有找到这笔款');
    await deposit.toggleVisibility();
    await expect(deposit.end).toContainText('申诉未通过');
    await expect(page.getByText('没有找到这笔款', { exact: true })).toBeVisible();
  },
);

test('[4.05] a deposit is completed by keyboard alone', sweep, async ({ deposit, orderAdmin, page }) => {
  await deposit.openAs('qinghe');
  await expect(deposit.amount).toBeVisible();
  await deposit.method(/极速存款/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(deposit.method(/银行卡转账/)).toBeChecked();
  while (!(await deposit.amount.evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type('66');
  await page.keyboard.press('Enter');
  await deposit.atOrder();
  const orderId = page.url().split('/').at(-1) ?? '';
  await deposit.button('我已付款').focus();
  await page.keyboard.press('Enter');
  await expect(deposit.now).toContainText('待到账');
  await orderAdmin.happens(orderId, 'credited');
  await deposit.toggleVisibility();
  await expect(deposit.end).toContainText('已到账');
});

test(
  '[4.05] a closed deposit method refuses, keeps the amount and shows maintenance',
  sweep,
  async ({ deposit, orderAdmin, page, sandbox }) => {
    await deposit.openAs('qinghe');
    await expect(deposit.method(/扫码支付.*收款码正在更换/)).toBeDisabled();
    await deposit.method(/银行卡转账/).check({ force: true });
    await deposit.amount.fill('300');
    await orderAdmin.closePayType('bank', (await sandbox.now()) + HOUR_MS);
    await deposit.submit.click();
    await expect(page.getByText('这种方式刚刚暂停，请换一种')).toBeVisible();
    await expect(deposit.amount).toHaveValue('300');
    await page.reload();
    await expect(deposit.method(/银行卡转账.*维护至/)).toBeDisabled();
    await expect(deposit.amount).toHaveValue('300');
  },
);

test('guests are directed to the login and return to the deposit', sweep, async ({ page }) => {
  await page.goto(DepositPage.path);
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page).toHaveURL(/\/entry\/login\?fromPage=%2Fapp%2Fwallet%2Fdeposit/);
});

test(
  'paying in is free of accessibility faults, by day and by night',
  sweep,
  async ({ deposit, orderAdmin, page }) => {
    await deposit.openAs('qinghe');
    await expect(deposit.amount).toBeVisible();
    expect(await problemsDayAndNight(page, 'main')).toEqual([]);
    const orderId = await deposit.make(/银行卡转账/, '80');
    await orderAdmin.appealAfter(0);
    await deposit.pay();
    expect(await problemsDayAndNight(page, 'main')).toEqual([]);
    await deposit.button('申诉').click();
    await expect(page.getByRole('dialog').getByLabel('补充说明')).toBeVisible();
    expect(await problemsDayAndNight(page, '[role=dialog]')).toEqual([]);
    await orderAdmin.happens(orderId, 'credited');
  },
);
