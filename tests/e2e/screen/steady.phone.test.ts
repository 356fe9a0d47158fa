import { movedControls, rememberPositions } from '../pages/control-positions.ts';
import { coveredParts } from '../pages/covered-parts.ts';
import { expect, sweep, test } from '../site.ts';

/** Prices of a match in play move this often, ms. */
const HURRIED_MS = 500;

test(
  '[3.10] on a phone slip keys stay in position while prices change',
  sweep,
  async ({ home, login, page, sandbox, slip }) => {
    await login.as('beian', '/app/home?scope=live');
    for (const row of [0, 1, 2]) await slip.pricesIn(home.rows, row).first().click();
    await slip.bar.click();
    await slip.kind('串关').click();
    const sheet = page.getByRole('dialog', { name: '投注单' });
    await sheet.getByRole('textbox', { name: '投注金额' }).click();
    const pad = sheet.getByRole('group', { name: '数字键盘' });
    await expect(pad).toBeVisible();
    await sandbox.hurryPrices(HURRIED_MS);
    await rememberPositions(page, '[role="dialog"]', 'div:has(> [role="status"])');
    const legs = sheet.getByRole('list').first();
    for (const key of ['1', '0', '0', '0', '00']) {
      const before = await legs.textContent();
      await pad.getByRole('button', { name: key, exact: true }).click();
      expect(await movedControls(page), key).toEqual([]);
      await expect.poll(() => legs.textContent()).not.toBe(before);
      expect(await movedControls(page), `prices after ${key}`).toEqual([]);
    }
    expect(await page.evaluate(coveredParts, '[role=dialog]'), 'parts under the foot of the sheet').toEqual(
      [],
    );
  },
);
