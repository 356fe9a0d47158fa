import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Longer ones run on while the page is looked at. */
const PASSING_MS = 2_000;

/** Colours of what just opens, or changes, are on their way: waits until they have come. */
export const atRest = (page: Page) =>
  page.evaluate(async (passingMs) => {
    const passing = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) < passingMs);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  }, PASSING_MS);

/** What passes is not listed, which costs more than the looking. */
const axe = (page: Page, within: string) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).include(within);

/** What axe finds wrong with a page, or a part of it: the rule and where. */
export async function problems(page: Page, within = ':root'): Promise<readonly string[]> {
  await atRest(page);
  const { violations } = await axe(page, within).analyze();
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
  await atRest(page);
  const { violations } = await axe(page, within).withRules(['color-contrast']).analyze();
  await lit('light');
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
}

/** What is wrong with a page, or a part of it, by day, and which of its colours are too close by night. */
export const problemsDayAndNight = async (page: Page, within = ':root'): Promise<readonly string[]> => [
  ...(await problems(page, within)),
  ...(await faintByNight(page, within)),
];

/** How far a page stands out beyond the right edge of the window, px. */
export const beyondEdge = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
