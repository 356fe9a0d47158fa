import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with a page, or a part of it: the rule and where. */
export async function problems(page: Page, within = ':root'): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Texts of a part of a page whose colours are too close in the dark; the page is light again after it. */
export async function faintByNight(page: Page, within: string): Promise<readonly string[]> {
  const lit = (mode: string) =>
    page.evaluate((chosen) => {
      document.documentElement.dataset.mode = chosen;
    }, mode);
  await lit('dark');
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .withRules(['color-contrast'])
    .analyze();
  await lit('light');
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
}

/** How far a page stands out beyond the right edge of the window, px. */
export const beyondEdge = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
