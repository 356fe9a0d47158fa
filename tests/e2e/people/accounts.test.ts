import { expect, sweep, test } from '../site.ts';

test('[7.11] [P.24] a visitor registers, logs in again and sees the last login', async ({
  entry,
  login,
  page,
}, { retry }) => {
  const name = `看台老李${2026 + retry}`;
  const shown = page.getByRole('heading', { name: /^球友\d{8} VIP/ });
  await page.goto('/entry/register?fromPage=%2Fapp%2Fme');
  await entry.fill(name, 'lao2026li', `133 1111 222${retry}`);
  await entry.register.click();
  await expect(page).toHaveURL('/app/me');
  await expect(shown).toBeVisible();
  await login.out();
  await page.goto('/entry/login?fromPage=%2Fapp%2Fme');
  await login.fill(name, 'lao2026li');
  await expect(shown).toBeVisible();
  await expect(page.getByRole('link', { name: /^上次登录 \d\d-\d\d \d\d:\d\d/ })).toHaveAttribute(
    'href',
    '/app/me/security',
  );
});

test('[P.18] a phone that cannot be used is refused at its own field', sweep, async ({ entry, page }) => {
  await page.goto('/entry/register');
  await entry.fill('kantai88', 'kantai2026', '13800002076');
  await entry.register.click();
  await expect(entry.phone).toHaveAccessibleDescription(/这个手机号不能用于注册，请换一个，或用已有账号登录/);
  await expect(entry.phone).toBeFocused();
  await expect(entry.code).not.toHaveAccessibleDescription(/不能用于注册/);
});

test(
  '[7.11] a newcomer registers with the code that the console shows',
  sweep,
  async ({ entry, operator, page }) => {
    await page.goto('/entry/register?fromPage=%2Fapp%2Fme');
    await entry.name.fill('kantai99');
    await entry.password.fill('kantai2026');
    await entry.phone.fill('13311117777');
    await entry.getCode.click();
    await operator.open();
    const newest = operator.outbox.getByText('短信 +86 13311117777 · 注册验证码：').first();
    const [code = ''] = /\d{6}$/.exec((await newest.textContent()) ?? '') ?? [];
    await entry.code.fill(code);
    await entry.agree.check();
    await entry.register.click();
    await expect(page).toHaveURL('/app/me');
    await expect(page.getByRole('heading', { name: /^球友\d{8} VIP/ })).toBeVisible();
  },
);

test(
  '[5.03] [5.04] the rules of a password are ticked off while it is typed',
  sweep,
  async ({ entry, page }) => {
    await page.goto('/entry/register');
    await entry.name.fill('beifeng8');
    await entry.password.pressSequentially('beifeng');
    const rules = page.getByRole('list', { name: '密码要求' });
    await expect(rules.getByRole('listitem')).toHaveText([
      /8—12 个字符未满足/,
      /至少一个数字未满足/,
      /至少一个字母已满足/,
      /与账号不同已满足/,
    ]);
    await expect(page.getByText('请使用 8 到 12 位的字母和数字组合')).toBeVisible();
    await entry.password.pressSequentially('8');
    await expect(page.getByText('密码不能与账号相同')).toBeVisible();
    await entry.password.pressSequentially('9');
    await expect(rules.getByRole('listitem').filter({ hasText: '未满足' })).toHaveCount(0);
    await expect(page.getByText('密码不能与账号相同')).toBeHidden();
  },
);

test(
  '[9.03] a taken name is detected while typing, with free ones offered',
  sweep,
  async ({ entry, page }) => {
    await page.goto('/entry/register');
    await entry.name.pressSequentially('bei an');
    await expect(page.getByText('账号只能用字母、数字和中文')).toBeVisible();
    await entry.name.fill('beian');
    await expect(page.getByText('这个账号已被使用，请换一个')).toBeVisible();
    await page.getByRole('button', { name: 'beian7' }).click();
    await expect(entry.name).toHaveValue('beian7');
    await expect(page.getByText('这个账号可以使用').first()).toBeVisible();
    await entry.name.fill('官方客服1');
    await expect(page.getByText('这个账号不能注册，请换一个')).toBeVisible();
  },
);

test('[5.06] a phone number is validated by the rule of its region', sweep, async ({ entry, page }) => {
  await page.goto('/entry/register');
  await entry.phone.fill('138 0000');
  await expect(page.getByText('请输入 11 位手机号')).toBeVisible();
  await page.getByLabel('国家或地区区号').selectOption('852');
  await expect(page.getByText('请输入 11 位手机号')).toBeHidden();
  await entry.phone.fill('123');
  await expect(page.getByText('请输入 4 到 13 位数字的手机号')).toBeVisible();
});

test(
  '[8.01] a wrong code shows the remaining attempts and keeps the input',
  sweep,
  async ({ entry, page }) => {
    await page.goto('/entry/register');
    await entry.fill('kantai88', 'kantai2026', '13322221111');
    const right = await entry.code.inputValue();
    await entry.code.fill(right === '000000' ? '000001' : '000000');
    await entry.register.click();
    await expect(page.getByText('验证码不正确，还可尝试 4 次')).toBeVisible();
    await expect(entry.code).toBeFocused();
    await expect(entry.password).toHaveValue('kantai2026');
    await expect(entry.phone).toHaveValue('13322221111');
    await expect(entry.agree).toBeChecked();
    await entry.code.fill(right);
    await entry.register.click();
    await expect(page).toHaveURL('/app/home');
  },
);

test('[5.06] a pasted phone number and code are parsed', sweep, async ({ entry, page }) => {
  await page.goto('/entry/login');
  await page.getByRole('tab', { name: '手机登录' }).click();
  await entry.phone.focus();
  await page.keyboard.insertText('\u202d+86 139‑0000‑1018\u202c');
  await entry.getCode.click();
  await expect(page.getByText('秒后重发')).toBeVisible();
  const code = await entry.codeAt('phone=13900001018');
  await entry.code.focus();
  await page.keyboard.insertText(`验证码：${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(entry.code).toHaveValue(code);
  await expect(page.getByText('请输入 11 位手机号')).toBeHidden();
});

test('[7.11] a code to the phone logs in, too', sweep, async ({ entry, login, page }) => {
  await page.goto('/entry/login?fromPage=%2Fapp%2Fme');
  await page.getByRole('tab', { name: '手机登录' }).click();
  await entry.phone.fill('13900001018');
  await entry.getCode.click();
  await page.getByText('秒后重发').waitFor();
  await entry.code.fill(await entry.codeAt('phone=13900001018'));
  await login.submit.click();
  await expect(page.getByRole('heading', { name: '雪线以北' })).toBeVisible();
});

test('[9.07] a signed login for thirty days survives a reload', sweep, async ({ login, page }) => {
  const signed = page.waitForRequest(/\/lg\/ve4\/[\da-f]{64}$/);
  await page.goto('/entry/login?fromPage=%2Fapp%2Fme');
  await page.getByRole('checkbox', { name: '30 天内自动登录' }).check();
  await login.fill('fangguan', 'court2026');
  await signed;
  await page.waitForURL('/app/me');
  await page.reload();
  await expect(page.getByRole('heading', { name: '场边房管' })).toBeVisible();
});

test(
  '[8.06] a login elsewhere ends this session with an alert',
  sweep,
  async ({ friend, login, page, sandbox }) => {
    await sandbox.oneSession(true);
    await login.as('xinren', '/app/me');
    const there = friend.page;
    await there.goto('/entry/login');
    await there.getByLabel('账号', { exact: true }).fill('xinren');
    await there.getByLabel('密码', { exact: true }).fill('court2026');
    await there.getByRole('button', { name: '登录', exact: true }).click();
    await there.waitForURL('/app/home');
    // The page may have sent requests by itself meanwhile: another load would be that of a guest.
    await page.evaluate(() => {
      history.pushState(null, '', '/app/wallet');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('alertdialog')).toContainText(/账号于 .+ 在 .+登录，这台设备已退出/);
    await page.getByRole('alertdialog').getByRole('button').click();
    await expect(page).toHaveURL(/\/entry\/login/);
  },
);

test(
  '[4.04] a dormant member is reactivated by a code to the masked phone',
  sweep,
  async ({ entry, login, page, sandbox }) => {
    await sandbox.account('qinghe', { dormantSince: 1_700_000_000_000 });
    await login.as('qinghe');
    const notice = page.getByRole('dialog', { name: '欢迎回来' });
    await expect(notice).toContainText('137********');
    await notice.getByRole('button', { name: '获取验证码' }).click();
    await notice.getByText('秒后重发').waitFor();
    await notice.getByLabel('验证码').fill(await entry.codeAt('phone=13700005520'));
    await notice.getByRole('button', { name: '激活账号' }).click();
    await expect(page.getByText('账号已激活')).toBeVisible();
    const checkResponse = page.waitForResponse(/dormancy\/v1\/check$/);
    await page.reload();
    await checkResponse;
    await expect(notice).toBeHidden();
  },
);

test('[7.11] a password that is due is changed on the spot', sweep, async ({ login, page, sandbox }) => {
  await sandbox.account('wuhao', { changeRequested: true });
  await login.as('wuhao');
  const reminder = page.getByRole('dialog', { name: '该换一个密码了' });
  await reminder.getByLabel('当前密码').fill('wrong2026');
  await reminder.getByLabel('新密码').fill('court2026');
  await reminder.getByRole('button', { name: '更换密码' }).click();
  await expect(reminder.getByText('当前密码不正确，还可尝试 4 次')).toBeVisible();
  await reminder.getByLabel('当前密码').fill('court2026');
  await reminder.getByRole('button', { name: '更换密码' }).click();
  await expect(page.getByText('密码已更换')).toBeVisible();
  await expect(reminder).toBeHidden();
});

test('[2.09] the login pop-up leads to login, and login back to the room', async ({
  login,
  page,
  sandbox,
}) => {
  const path = `/app/room/match/${await sandbox.liveMatch()}`;
  await page.goto(path);
  await page.getByRole('button', { name: '登录后参与聊天' }).click();
  await page.getByRole('alertdialog').press('Escape');
  await expect(page).toHaveURL(/\/entry\/login\?fromPage=/);
  await login.fill('beian', 'court2026');
  await expect(page).toHaveURL(path);
});
