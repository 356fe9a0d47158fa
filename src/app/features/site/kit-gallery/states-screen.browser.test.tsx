import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { StatesScreen } from './states-screen.tsx';
import { statesTexts } from './texts.ts';

/** Runs axe on the document and returns its violations as `rule: element`. */
async function violations(options: axe.RunOptions = {}) {
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** A menu is at the end of the body, tied to its trigger in a landmark. */
const outsideLandmarks: axe.RunOptions = { rules: { region: { enabled: false } } };

function dress(mode: 'light' | 'dark') {
  Object.assign(document.documentElement, { lang: 'zh-Hans' });
  document.documentElement.dataset.mode = mode;
}

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong on the ${mode} sheet`, async () => {
    dress(mode);
    mount(<StatesScreen />);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test(`axe finds nothing wrong with an open ${mode} dialog or menu`, async () => {
    dress(mode);
    mount(<StatesScreen />);
    await page.getByRole('button', { name: statesTexts.dialogs.login.open }).click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await settled();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await page.getByRole('button', { name: statesTexts.menu.open }).first().click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await settled();
    expect(await violations(outsideLandmarks)).toEqual([]);
  });
}

/** Longest opening animation of an overlay, ms; the progress bar of the carousel runs longer. */
const ENTRANCE_MS = 2_000;

/** Colours are measured at rest: an entrance blends them. */
async function settled() {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < ENTRANCE_MS);
  await Promise.all(finite.map((motion) => motion.finished));
}
