import { paths } from '#app/routes/paths.ts';
import { expect, sweep, test } from '../site.ts';

test.use({ forcedColors: 'active' });

test('a switch and its state are visible in forced colours', sweep, async ({ login, page }) => {
  await login.as('beian', paths.preferences);
  const groundOf = (isOn: boolean) =>
    page
      .getByRole('switch', { checked: isOn })
      .first()
      .evaluate((element) => {
        const track = element.lastElementChild ?? element;
        return {
          ground: getComputedStyle(track).backgroundColor,
          edge: getComputedStyle(track).borderTopWidth,
        };
      });
  await expect(page.getByRole('switch', { checked: true }).first()).toBeVisible();
  const [on, off] = [await groundOf(true), await groundOf(false)];
  expect(on.ground).not.toBe(off.ground);
  expect([on.edge, off.edge]).toEqual(['1px', '1px']);
});

test('a chosen segment differs from the others in forced colours', async ({ login, page }) => {
  await login.as('beian', paths.treasury);
  const groundOf = (checked: boolean) =>
    page
      .getByRole('radio', { checked })
      .first()
      .evaluate((input) => getComputedStyle(input.parentElement ?? input).backgroundColor);
  await expect(page.getByRole('radio', { checked: true }).first()).toBeAttached();
  expect(await groundOf(true)).not.toBe(await groundOf(false));
});
