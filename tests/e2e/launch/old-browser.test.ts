import { paths } from '#app/routes/paths.ts';
import { expect, sweep, sweepAfterFirst, test } from '../site.ts';

const NEWEST = ['Promise.withResolvers', 'Map.groupBy', 'URL.canParse', 'Array.prototype.toSorted'] as const;
const LEAST = /Chrome 120、Edge 120、Firefox 121、Safari 17\.4/;
const LEAST_WITHOUT_SCRIPTS = /JavaScript.*Chrome 120、Edge 120、Firefox 121 或 Safari 17\.4/;

for (const [index, name] of NEWEST.entries()) {
  test(
    `a browser without ${name} is shown the least versions on every page`,
    sweepAfterFirst(index),
    async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.addInitScript((path) => {
        const parts = path.split('.');
        const last = parts.pop() ?? '';
        const holder: unknown = parts.reduce(
          (of: unknown, part) => Reflect.get(Object(of), part),
          globalThis,
        );
        Reflect.deleteProperty(Object(holder), last);
      }, name);
      for (const path of [paths.home, paths.login, '/play.html']) {
        // The page is stopped before it has loaded.
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('body')).toHaveText(LEAST);
      }
      expect(errors).toEqual([]);
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a browser without scripts is shown the reason', sweep, async ({ page }) => {
    await page.goto(paths.home);
    await expect(page.locator('noscript')).toBeVisible();
    expect(await page.content()).toMatch(LEAST_WITHOUT_SCRIPTS);
  });
});
