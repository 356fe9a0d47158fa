import type { Page } from 'playwright';
import { NUMBERED } from './talk.ts';

/** Time at which a page first showed each number, epoch ms. */
export type Arrivals = ReadonlyMap<number, number>;

/** Notes every number that appears in the document; runs in the page. */
function beginWatching(numbered: string): () => [number, number][] {
  const seen = new Map<number, number>();
  const find = (text: string) => {
    for (const [, digits] of text.matchAll(new RegExp(numbered, 'g'))) {
      const number = Number(digits);
      if (!seen.has(number)) seen.set(number, Date.now());
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') find(target.textContent ?? '');
      for (const node of addedNodes) find(node.textContent ?? '');
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => [...seen];
}

/** Watches a page's chat; the returned function reads what it has shown so far. */
export async function watchArrivals(page: Page): Promise<() => Promise<Arrivals>> {
  const watching = await page.evaluateHandle(beginWatching, NUMBERED);
  return async () => new Map(await watching.evaluate((read) => read()));
}
