import { beyondEdge, problems } from '../pages/accessibility.ts';
import { IdentityPage } from '../pages/identity.ts';
import { expect, sweep, test } from '../site.ts';

test(
  '[P.25] on a phone a rejected document shows the reason and is replaced',
  sweep,
  async ({ entry, page, sandbox }) => {
    const fresh = String(Date.now() % 100_000_000).padStart(8, '0');
    const name = `xian${fresh}`;
    await page.goto(`/entry/register?fromPage=${encodeURIComponent(IdentityPage.path)}`);
    await entry.fill(name, 'xianmima66', `138${fresh}`);
    await entry.register.click();
    const identity = new IdentityPage(page);
    await identity.fill({ name: '沈一帆', number: '11010519491231002X' });
    expect([await beyondEdge(page), await problems(page)]).toEqual([0, []]);
    await identity.submit.click();
    await expect(identity.row('身份证件')).toContainText('审核中');

    await sandbox.identity(name, { reject: 'unclear', words: '人像面反光' });
    await page.reload();
    await expect(page.getByText('照片不清晰，看不清文字。请在光线充足的地方重拍。')).toBeVisible();
    await expect(page.getByText('人像面反光')).toBeVisible();
    await expect(identity.row('身份证件')).toContainText('未通过');
    expect([await beyondEdge(page), await problems(page)]).toEqual([0, []]);
    await identity.submit.click();
    await expect(page.getByLabel('证件上的姓名')).not.toHaveAccessibleDescription('');
    await identity.fill({ name: '沈一帆', number: '11010519491231002X' });
    await identity.submit.click();
    await expect(identity.row('身份证件')).toContainText('审核中');

    await sandbox.identity(name, { accept: true });
    await page.goto('/app/wallet/deposit');
    await expect(page.getByText('充值前先核验身份')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: '每天' })).toBeVisible();
  },
);
