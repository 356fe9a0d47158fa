import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with a page, or a part of it: the rule and where. */
export async function problems(page: Page, within = ':root'): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** How far a page stands out beyond the right edge of the window, px. */
export const beyondEdge = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
