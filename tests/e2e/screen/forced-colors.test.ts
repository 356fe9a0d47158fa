import { paths } from '#app/routes/paths.ts';
import { settled } from '../pages/settled.ts';
import { unseenChoices } from '../pages/unseen-choices.ts';
import { expect, sweep, test } from '../site.ts';
import { screensByPart } from './every-screen.ts';

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

test('a chosen segment differs from the others in forced colours', sweep, async ({ login, page }) => {
  await login.as('beian', paths.treasury);
  const groundOf = (checked: boolean) =>
    page
      .getByRole('radio', { checked })
      .first()
      .evaluate((input) => getComputedStyle(input.parentElement ?? input).backgroundColor);
  await expect(page.getByRole('radio', { checked: true }).first()).toBeAttached();
  expect(await groundOf(true)).not.toBe(await groundOf(false));
});

/** Pick cards, tabs, segments, and the entry of the navigation that is shown. */
const FEW = [paths.closeAccount, paths.home, paths.treasury] as const;

test('chosen items differ from the others in forced colours', async ({ login, page }) => {
  await login.as('beian', paths.me);
  for (const path of FEW) {
    await page.goto(path);
    await settled(page);
    expect(await unseenChoices(page), path).toEqual([]);
  }
});

/** For every screen of a member, ms. */
const LIMIT_MS = 600_000;

for (const { title, routes, account } of screensByPart)
  test(`${title}: chosen items differ in forced colours`, sweep, async ({ login, page, sandbox }) => {
    test.setTimeout(LIMIT_MS);
    if (account !== null) await login.as(account, paths.me);
    const unseen: string[] = [];
    for (const lead of routes) {
      await lead(page, sandbox);
      await settled(page);
      for (const choice of await unseenChoices(page)) unseen.push(`${page.url()} ${choice}`);
    }
    expect(unseen).toEqual([]);
  });
