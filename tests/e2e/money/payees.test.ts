import { expect, sweep, test } from '../site.ts';

const ETHER = '0x52908400098527886E0F7030069857D2E4169EE7';
/** One letter in the other case. */
const MISTYPED = '0x52908400098527886E0F7030069857D2E4169eE7';

test('[3.16] [5.01] [5.09] [9.04] a new member binds a name and manages cards', async ({ entry, page }) => {
  const tail = String(Date.now()).slice(-8);
  await page.goto('/entry/register?fromPage=%2Fapp%2Fwallet%2Fpayees');
  await entry.fill(`kaka${tail}`, 'kaka2026', `136${tail}`);
  await entry.register.click();
  const add = page.getByRole('button', { name: '添加银行卡' });
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel('卡号');
  const secret = dialog.getByLabel('提现密码', { exact: true });
  const save = async (digits: string) => {
    await number.fill(digits);
    await secret.fill('135790');
    await dialog.getByRole('button', { name: '保存银行卡' }).click();
    await expect(dialog).toBeHidden();
  };

  await add.click();
  await expect(dialog.getByText('先设置提现密码')).toBeVisible();
  await dialog.getByRole('link', { name: '去设置' }).click();
  await entry.getCode.click();
  await page.getByText('秒后重发').waitFor();
  await entry.code.fill(await entry.codeAt(`phone=136${tail}`));
  await page.getByLabel('提现密码', { exact: true }).and(page.locator('input')).fill('135790');
  await page.getByLabel('再输入一次').fill('135790');
  await page.getByRole('button', { name: '设置提现密码' }).click();
  await expect(page.getByText('提现密码已设置')).toBeVisible();
  await page.goto('/app/wallet/payees');

  await add.click();
  await dialog.getByLabel('真实姓名').pressSequentially('江2');
  await expect(page.getByText('姓名只能有中文、英文字母、空格、. 和 ·')).toBeVisible();
  await dialog.getByLabel('真实姓名').fill('江满楼');
  await dialog.getByRole('button', { name: '绑定姓名' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('真实姓名是“江满楼”吗？');
  await question.getByRole('button', { name: '没有错，绑定' }).click();

  await number.pressSequentially('6228480402564890011');
  await expect(number).toHaveValue('6228 4804 0256 4890 011');
  await expect(page.getByText('号码校验不通过，请对照卡面检查每一位')).toBeVisible();
  await expect(dialog.getByLabel('开户银行')).toHaveValue('QDB');
  await number.fill('4111111111111111');
  await expect(dialog.getByLabel('开户银行')).toHaveValue('');
  await number.fill('6228480402564890018');
  await secret.fill('246813');
  await dialog.getByRole('button', { name: '保存银行卡' }).click();
  await expect(page.getByText('密码不正确，还可尝试 4 次')).toBeVisible();
  await save('6228480402564890018');
  const cards = page.getByRole('region', { name: '银行卡' }).getByRole('listitem');
  await expect(cards).toHaveText([/群岛商业银行储蓄卡 · 江\*楼为了资金安全，.+ 起可用•••• 0018/]);
  const step = page
    .getByRole('region', { name: '绑定进度' })
    .getByRole('listitem')
    .filter({ hasText: '银行卡' });
  await expect(step).toHaveText(/提现到的银行卡群岛商业银行 0018已选定/);

  await add.click();
  await number.fill('6228480402564890018');
  await secret.fill('135790');
  await dialog.getByRole('button', { name: '保存银行卡' }).click();
  await expect(page.getByText('这个账户已经保存过了')).toBeVisible();
  await save('6217000010001234569');
  await expect(step).toHaveText(/已保存 2 个，在下方设一个为默认/);
  await page.getByRole('button', { name: '把群岛商业银行 0018设为默认' }).click();
  await expect(cards.first()).toContainText('0018');
  await expect(step).toHaveText(/提现到的银行卡群岛商业银行 0018已选定/);
  await add.click();
  await save('6222020200112230004');
  await expect(cards).toHaveCount(3);
  await expect(add).toBeDisabled();
  await page.getByRole('button', { name: '删除海峡银行 0004' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(cards).toHaveCount(2);

  await page.getByRole('button', { name: '添加钱包地址' }).click();
  await dialog.getByRole('textbox', { name: '钱包地址' }).fill(ETHER);
  await expect(dialog.getByRole('radio', { name: 'ERC20' })).toBeChecked();
  await dialog.getByText('TRC20', { exact: true }).click();
  await expect(page.getByText('这是 ERC20 地址，与所选网络不同')).toBeVisible();
  await dialog.getByText('ERC20', { exact: true }).click();
  await dialog.getByRole('textbox', { name: '钱包地址' }).fill(MISTYPED);
  await expect(page.getByText('地址校验不通过', { exact: false })).toBeVisible();
  await dialog.getByRole('textbox', { name: '钱包地址' }).fill(ETHER);
  await secret.fill('135790');
  await dialog.getByRole('button', { name: '保存钱包地址' }).click();
  await expect(page.getByRole('listitem', { name: 'ERC20 0x5290…9EE7' })).toBeVisible();

  await add.click();
  await save('6222020200112230004');
  await page.goto('/app/wallet/withdraw');
  const choices = page.getByRole('group', { name: '提现到' }).getByRole('radio');
  await expect(choices).toHaveCount(3);
  await page.getByRole('button', { name: '全部（4）' }).click();
  await expect(choices).toHaveCount(4);
  await expect(page.getByRole('radio', { checked: true, name: /•••• / })).toHaveCount(0);
  await choices.first().check({ force: true });
  await expect(page.getByText(/提现密码刚刚设置或更换，.+ 起才能提[现币]/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^提交提[现币]/ })).toBeDisabled();
  await page.goto('/app/messages');
  await expect(page.getByRole('link', { name: /已添加收款方式 海峡银行 尾号 0004/ }).first()).toBeVisible();
});

test('[5.09] the bank of a typed card is chosen once the banks arrive', sweep, async ({ login, page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/cw/v1/bank/list', async (route) => {
    await released;
    await route.continue();
  });
  await login.as('beian', '/app/wallet/payees');
  await page.getByRole('button', { name: '添加银行卡' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('卡号').fill('6228480402564890018');
  const bank = dialog.getByLabel('开户银行');
  await expect(bank).toHaveValue('');
  release();
  await expect(bank).toHaveValue('QDB');
});

test(
  '[5.05] a withdrawal password is set, reset by code and changed',
  sweep,
  async ({ entry, page, withdraw }) => {
    const tail = String(Date.now()).slice(-8);
    await page.goto('/entry/register?fromPage=%2Fapp%2Fwallet%2Fwithdraw');
    await entry.fill(`mima${tail}`, 'mima2026', `137${tail}`);
    await entry.register.click();
    await withdraw.amount.fill('120.5');
    await page.getByRole('link', { name: '设置提现密码' }).click();
    await entry.getCode.click();
    await page.getByText('秒后重发').waitFor();
    await entry.code.fill(await entry.codeAt(`phone=137${tail}`));
    const again = page.getByLabel('再输入一次');
    const first = page.getByLabel('提现密码', { exact: true }).and(page.locator('input'));
    await first.fill('123456');
    await expect(page.getByText('太容易被猜到，请避开连号和重复的数字')).toBeVisible();
    await first.fill('135 790');
    await again.fill('135791');
    await expect(page.getByText('两次输入不一致')).toBeVisible();
    await again.fill('135790');
    await page.getByRole('button', { name: '设置提现密码' }).click();
    await expect(page.getByText('提现密码已设置')).toBeVisible();
    await page.getByRole('link', { name: '去提现' }).click();
    await expect(withdraw.amount).toHaveValue('120.5');

    await page.goto('/app/wallet/password?by=phone');
    await expect(page.getByText('验证码会发送至你绑定的手机')).toBeVisible();
    await expect(page.getByRole('button', { name: '重设提现密码' })).toBeVisible();

    await page.goto('/app/wallet/password');
    await page.getByLabel('当前提现密码').fill('135791');
    await page.getByLabel('新的提现密码').fill('246813');
    await again.fill('246813');
    await page.getByRole('button', { name: '修改提现密码' }).click();
    await expect(page.getByText('密码不正确，还可尝试 4 次')).toBeVisible();
    await page.getByLabel('当前提现密码').fill('135790');
    await page.getByRole('button', { name: '修改提现密码' }).click();
    await expect(page.getByText('提现密码已更换')).toBeVisible();
    await expect(page.getByText(/为了资金安全，.+ 起才能提现。/)).toBeVisible();
    await page.goto('/app/messages');
    await expect(page.getByRole('link', { name: /提现密码已修改/ })).toBeVisible();
  },
);
