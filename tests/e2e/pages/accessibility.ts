import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** In a document that has been looked through before. */
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

/** What passes is not listed, which costs more than the looking. */
const FOUND: RunOptions = {
  resultTypes: ['violations'],
  // Targets of at least 24 px or as far apart (WCAG 2.5.8), which axe leaves out by default.
  rules: { 'target-size': { enabled: true } },
};

/**
 * What axe finds within a part of a page. Axe is read once for each document and asked there; the builder reads it twice for
 * each look, the second time in a page of its own, which takes three times as long. Where a page has frames the builder is
 * asked all the same: it looks into them.
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
/** Contrast alone takes more than half of a look. */
const BUT_CONTRAST: RunOptions = { ...FOUND, rules: { ...FOUND.rules, [CONTRAST]: { enabled: false } } };
const ONLY_CONTRAST: RunOptions = { ...FOUND, runOnly: { type: 'rule', values: [CONTRAST] } };

const WHOLE_PAGE = ':root';

/** Scrolls to the top: further down a control that lies half under a bar of the window counts as a small target. */
const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

/** What axe finds wrong with a page, or a part of it: the rule and where. */
export async function problems(
  page: Page,
  within = WHOLE_PAGE,
  options: RunOptions = FOUND,
): Promise<readonly string[]> {
  if (within === WHOLE_PAGE) await toTop(page);
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

/** What is wrong with a page, or a part of it, by day, and which of its colours are too close by night. */
export const problemsDayAndNight = async (page: Page, within = WHOLE_PAGE): Promise<readonly string[]> => [
  ...(await problems(page, within)),
  ...(await faintByNight(page, within)),
];

/** What is wrong with a page apart from its colours, for a window whose colours are those of another one. */
export const problemsButContrast = (page: Page): Promise<readonly string[]> =>
  problems(page, WHOLE_PAGE, BUT_CONTRAST);

/** How far a page stands out beyond the right edge of the window, px. */
export const beyondEdge = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
