import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Axe in a document that has been checked before. */
    readonly axe: typeof axe;
  }
}

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

/** Passed rules are not listed, which would take longer than the check itself. */
const FOUND: RunOptions = {
  resultTypes: ['violations'],
  // Targets of at least 24 px or as far apart (WCAG 2.5.8), which axe leaves out by default.
  rules: { 'target-size': { enabled: true } },
};

/**
 * Returns the violations that axe finds within a part of a page. Axe is loaded once for each document and run there; the
 * builder loads it twice for each check, the second time in a separate page, which takes three times as long. Pages with
 * frames still use the builder, since it checks the frames too.
 */
async function violationsOf(
  page: Page,
  within: string,
  options: RunOptions = FOUND,
): Promise<AxeResults['violations']> {
  if (page.frames().length > 1) {
    return (await new AxeBuilder({ page }).options(options).include(within).analyze()).violations;
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ([part, how]) => (await window.axe.run({ include: [part] }, how)).violations, [
    within,
    options,
  ] as const);
}

const CONTRAST = 'color-contrast';
/** The contrast rule alone takes more than half of a check. */
const BUT_CONTRAST: RunOptions = { ...FOUND, rules: { ...FOUND.rules, [CONTRAST]: { enabled: false } } };
const ONLY_CONTRAST: RunOptions = { ...FOUND, runOnly: { type: 'rule', values: [CONTRAST] } };

const FULL_PAGE = ':root';

/** Scrolls to the top: further down, a control half covered by a bar of the window counts as a small target. */
const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

/** Returns the violations that axe finds in a page, or a part of it: the rule and the element. */
export async function problems(
  page: Page,
  within = FULL_PAGE,
  options: RunOptions = FOUND,
): Promise<readonly string[]> {
  if (within === FULL_PAGE) await toTop(page);
  await atRest(page);
  const violations = await violationsOf(page, within, options);
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
  const violations = await violationsOf(page, within, ONLY_CONTRAST);
  await lit('light');
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
}

/** Returns the violations of a page, or a part of it, in the light theme, and its contrast violations in the dark theme. */
export const problemsDayAndNight = async (page: Page, within = FULL_PAGE): Promise<readonly string[]> => [
  ...(await problems(page, within)),
  ...(await faintByNight(page, within)),
];

/** Returns the violations of a page except those of contrast, for a window that shares its colours with another one. */
export const problemsButContrast = (page: Page): Promise<readonly string[]> =>
  problems(page, FULL_PAGE, BUT_CONTRAST);

/** Returns how far a page extends beyond the right edge of the window, px. */
export const beyondEdge = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
