import { coveredParts } from '../pages/covered-parts.ts';
import { layoutFaults, type WindowSize } from '../pages/layout-faults.ts';
import { settled } from '../pages/settled.ts';
import { expect, sweep, test } from '../site.ts';
import { screensByPart } from './every-screen.ts';

const WINDOWS: readonly WindowSize[] = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** Windows that are looked at in forced colours too, whose borders take room. */
const FORCED_WINDOWS: readonly WindowSize[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** For every screen of the member in nine windows, ms. */
const LIMIT_MS = 900_000;

test.describe.configure({ mode: 'parallel' });

for (const { title, routes, account } of screensByPart)
  test(
    `${title}: controls are large, apart and within the window`,
    sweep,
    async ({ login, page, sandbox }) => {
      test.setTimeout(LIMIT_MS);
      if (account !== null) await login.as(account, '/app/me');
      const faults: string[] = [];
      for (const lead of routes) {
        await lead(page, sandbox);
        await settled(page);
        const checkWindows = async (windows: readonly WindowSize[], mode: string) => {
          for (const size of windows)
            for (const fault of await layoutFaults(page, size)) faults.push(`${page.url()}${mode} ${fault}`);
        };
        await checkWindows(WINDOWS, '');
        await page.emulateMedia({ forcedColors: 'active' });
        await checkWindows(FORCED_WINDOWS, ' in forced colours');
        await page.emulateMedia({ forcedColors: 'none' });
      }
      expect(faults).toEqual([]);
    },
  );

/** A header with the balance, a bar with a title and a link, breadcrumbs. */
const FEW = ['/app/home', '/app/safer/identity', '/app/me/security', '/app/help/limits'] as const;

test('controls are large and apart, and titles centred, on the smallest phone', async ({ login, page }) => {
  await login.as('xuexian', '/app/me');
  const faults: string[] = [];
  for (const path of FEW) {
    await page.goto(path);
    await settled(page);
    faults.push(...(await layoutFaults(page, { width: 320, height: 640 })));
  }
  expect(faults).toEqual([]);
});

/** Legs of a system, which has the most rows of figures. */
const LEGS = [0, 1, 2, 3, 4] as const;

test(
  '[3.10] an open slip of a system covers none of its figures',
  sweep,
  async ({ home, login, page, slip }) => {
    await login.as('beian', '/app/home?scope=early');
    for (const row of LEGS) await slip.pricesIn(home.rows, row).first().click();
    await slip.bar.click();
    await slip.kind('复式').click();
    await slip.quick('50').click();
    for (const size of WINDOWS.slice(1, 3)) {
      await page.setViewportSize(size);
      await settled(page);
      expect(await page.evaluate(coveredParts, '.bet-dock'), `${size.width}×${size.height}`).toEqual([]);
    }
  },
);
