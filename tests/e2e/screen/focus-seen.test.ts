import type { Page } from '@playwright/test';
import { paths } from '#app/routes/paths.ts';
import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

/** Number of key presses that reaches the content below the first screen. */
const KEYS = 60;

/** Number of frames in which a scroll started by the focus ends. */
const FRAMES = 60;

/** The control in focus, where something else stays over its centre; null where it is seen, or where none has the focus. */
const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(async (frames) => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    // A control hidden by the page during loading keeps the focus until the next key.
    if (!focused.checkVisibility()) return null;
    const labels = 'labels' in focused && focused.labels instanceof NodeList ? [...focused.labels] : [];
    const middle = (from: number, to: number, size: number) => (Math.max(0, from) + Math.min(size, to)) / 2;
    const overCentre = () => {
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      return document.elementFromPoint(
        middle(left, right, window.innerWidth),
        middle(top, bottom, window.innerHeight),
      );
    };
    // Focus marks are on the bar of a slider; its thumb is elsewhere.
    const slider =
      focused instanceof HTMLInputElement && focused.type === 'range' ? focused.parentElement : null;
    const isSeen = () => [focused, ...labels, slider].some((part) => part?.contains(overCentre()) === true);
    for (let frame = 0; frame < frames && !isSeen(); frame += 1) await new Promise(requestAnimationFrame);
    if (isSeen()) return null;
    const nameOf = (part: Element | null) =>
      `${part?.tagName} ${part?.className} ${part?.getAttribute('aria-label') ?? part?.textContent?.slice(0, 20)}`;
    return `${nameOf(focused)} under ${nameOf(overCentre())}`;
  }, FRAMES);

/** Moves through the controls of a page by keyboard, and back. */
async function coveredByKeyboard(page: Page): Promise<readonly string[]> {
  const covered = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < KEYS; pressed += 1) {
      await page.keyboard.press(key);
      const found = await coveredFocus(page);
      if (found !== null) covered.add(`${key}: ${found}`);
    }
  }
  return [...covered];
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('[P.30] on home no bar covers the focused control (WCAG 2.4.11)', async ({ home, page }) => {
  await home.open();
  await expect(home.rows.first()).toBeVisible();
  expect(await coveredByKeyboard(page)).toEqual([]);
});

test(
  '[P.30] in a room no bar covers the focused control (WCAG 2.4.11)',
  sweep,
  async ({ login, page, room, sandbox }) => {
    await login.as('beian', RoomPage.matchPath(await sandbox.liveMatch()));
    await expect(room.input).toBeVisible();
    expect(await coveredByKeyboard(page)).toEqual([]);
  },
);

for (const path of [paths.limits, paths.wallet, paths.security])
  test(
    `[P.30] on ${path} no bar covers the focused control (WCAG 2.4.11)`,
    sweep,
    async ({ login, page }) => {
      await login.as('beian', path);
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
      expect(await coveredByKeyboard(page)).toEqual([]);
    },
  );
