import type { Page } from 'playwright';

const BETWEEN_MS = 400;
/** What may be pressed without leaving the page. */
const HARMLESS = { x: 720, y: 30 } as const;

export interface Presses {
  /** One press, and the pause of a hand after it. */
  readonly press: () => Promise<void>;
  /** The longest from a press to the picture that answers it, ms: interaction to next paint. */
  readonly worst: () => Promise<number>;
}

/** Presses on a page and how long each takes to show. */
export async function watchPresses(page: Page): Promise<Presses> {
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
      await page.mouse.click(HARMLESS.x, HARMLESS.y);
      await page.keyboard.press('Shift');
      await page.waitForTimeout(BETWEEN_MS);
    },
    worst: async () => watching.evaluate((durations) => Math.max(0, ...durations)),
  };
}
