import type { Page } from '@playwright/test';
import type { Control } from './facts.ts';

/** Result of a press. */
export type Pressed = { readonly isAnswered: boolean; readonly movedPx: number };

/** For an answer to a press, ms: a slow network is no excuse for a silent page. */
const ANSWER_MS = 10_000;

/** Runs in the page: counts what changes in it from now on. */
const watchChanges = () => {
  const seen = { count: 0, address: location.href };
  const watch = new MutationObserver((changes) => {
    seen.count += changes.length;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  Object.assign(globalThis, { explorerSeen: seen });
};

const hasChanged = () => {
  const seen: unknown = Reflect.get(globalThis, 'explorerSeen');
  if (typeof seen !== 'object' || seen === null) return true;
  return Reflect.get(seen, 'count') > 0 || Reflect.get(seen, 'address') !== location.href;
};

/** Returns the position of the element at a point. */
const positionAt = ([x, y]: readonly [number, number]) => {
  const element = document.elementFromPoint(x, y)?.closest('a, button, input, label, [role]');
  const box = element?.getBoundingClientRect();
  if (element) Object.assign(globalThis, { explorerPressed: element });
  return box ? [box.x, box.y] : null;
};

const currentPosition = () => {
  const element: unknown = Reflect.get(globalThis, 'explorerPressed');
  if (!(element instanceof Element) || !element.isConnected) return null;
  const { x, y } = element.getBoundingClientRect();
  return [x, y];
};

/** Presses a control at its middle as a mouse does, and waits for any answer of the page. */
export async function press(page: Page, { x, y }: Pick<Control, 'x' | 'y'>): Promise<Pressed> {
  await page.evaluate(watchChanges);
  await page.mouse.move(x, y);
  const before = await page.evaluate(positionAt, [x, y] as const);
  await page.mouse.down();
  const after = await page.evaluate(currentPosition).catch(() => null);
  await page.mouse.up();
  const movedPx =
    before && after ? Math.hypot((after[0] ?? 0) - (before[0] ?? 0), (after[1] ?? 0) - (before[1] ?? 0)) : 0;
  const isAnswered = await page
    .waitForFunction(hasChanged, undefined, { timeout: ANSWER_MS })
    .then(() => true)
    .catch(() => page.isClosed());
  return { isAnswered, movedPx };
}
