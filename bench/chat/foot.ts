import type { Page } from 'playwright';

const LIST = '[data-virtuoso-scroller]';
const TURNS_APART_MS = 450;
/** Nearer to the foot than this after a turn of the wheel upwards means that the reader was pulled back. */
const PULLED_PX = 100;

/**
 * Measures the distance of a list from its end after every painted frame; the returned function stops and returns the 95th
 * percentile.
 */
export async function watchFoot(page: Page): Promise<() => Promise<number>> {
  const watching = await page.evaluateHandle((selector) => {
    const distances: number[] = [];
    let running = true;
    const sample = () => {
      const list = document.querySelector(selector);
      if (list) distances.push(list.scrollHeight - list.clientHeight - list.scrollTop);
      if (running) requestAnimationFrame(() => setTimeout(sample, 0));
    };
    sample();
    return () => {
      running = false;
      return distances.sort((left, right) => left - right)[Math.floor(distances.length * 0.95)] ?? Number.NaN;
    };
  }, LIST);
  return () => watching.evaluate((stop) => stop());
}

const distance = (page: Page) =>
  page.evaluate((selector) => {
    const list = document.querySelector(selector);
    return list ? list.scrollHeight - list.clientHeight - list.scrollTop : Number.NaN;
  }, LIST);

const toFoot = (page: Page) =>
  page.evaluate((selector) => {
    const pill = document.querySelector<HTMLElement>('.chat-pill');
    const list = document.querySelector(selector);
    if (pill) pill.click();
    else if (list) list.scrollTop = list.scrollHeight;
  }, LIST);

/** Turns the wheel up at odd moments and counts how often the reader finds the list at its foot again. */
export async function countPulledBack(page: Page, turns: number): Promise<number> {
  const box = await page.locator(LIST).first().boundingBox();
  if (box === null) throw new Error('there is no list');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  let pulled = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    await toFoot(page);
    await page.waitForTimeout(180 + ((turn * 53) % 260));
    await page.mouse.wheel(0, -300);
    await page.waitForTimeout(TURNS_APART_MS);
    if ((await distance(page)) < PULLED_PX) pulled += 1;
  }
  return pulled;
}
