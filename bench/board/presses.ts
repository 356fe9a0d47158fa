import type { Page } from 'playwright';

const BETWEEN_MS = 400;
/** Window area in which a list is probed for a pressable position, px. */
const GRID = { from: { x: 300, y: 160 }, to: { x: 1_300, y: 800 }, step: 20 } as const;

/** quiet: between the things of a row, where nothing answers. price: the first price of the list, which is picked and let go. */
export type PressKind = 'quiet' | 'price';

export interface Presses {
  /** One press, and the pause of a hand after it. */
  readonly press: () => Promise<void>;
  /**
   * Returns the longest time from a press to the frame that answers it, ms: interaction to next paint.
   * @throws Error when the presses navigated away from their page
   */
  readonly worst: () => Promise<number>;
}

/** Presses a list and measures how long each press takes to show. */
export async function watchPresses(page: Page, kind: PressKind): Promise<Presses> {
  const at = await positionOf(page, kind);
  const before = await whereabouts(page);
  const watching = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    });
    const everyPress = { type: 'event', durationThreshold: 16 };
    observer.observe(everyPress);
    return durations;
  });
  return {
    press: async () => {
      await page.mouse.click(at.x, at.y);
      await page.keyboard.press('Shift');
      await page.waitForTimeout(BETWEEN_MS);
    },
    worst: async () => {
      const after = await whereabouts(page);
      if (after !== before) throw new Error(`The presses led from ${before} to ${after}`);
      return watching.evaluate((durations) => Math.max(0, ...durations));
    },
  };
}

const whereabouts = (page: Page): Promise<string> =>
  page.evaluate(() => `${location.href} at ${Math.round(window.scrollY)}`);

/**
 * Returns a position in a row that answers a press as `kind` requires; on a page without a list, the middle of the page.
 * @throws Error when no row in the window has such a position
 */
async function positionOf(page: Page, kind: PressKind): Promise<{ readonly x: number; readonly y: number }> {
  const position = await page.evaluate(
    ({ wanted, grid: { from, to, step } }) => {
      if (document.querySelector('li') === null) return { x: to.x / 2, y: to.y / 2 };
      for (let y = from.y; y < to.y; y += step) {
        for (let x = from.x; x < to.x; x += step) {
          const pointed = document.elementFromPoint(x, y);
          const row = pointed?.closest('ul > li');
          if (!pointed || !row || row.querySelectorAll('button b').length === 0) continue;
          const nearest = pointed.closest('a, button, label, input, summary, [tabindex], [role], li');
          const answers = nearest === row ? null : nearest;
          const isPrice = answers?.matches('button:enabled') === true && answers.querySelector('b') !== null;
          if (wanted === 'price' ? isPrice : answers === null) return { x, y };
        }
      }
      return null;
    },
    { wanted: kind, grid: GRID },
  );
  if (!position) throw new Error(`No row in the window has a ${kind} place`);
  return position;
}
