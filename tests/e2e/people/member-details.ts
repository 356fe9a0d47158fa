import type { Page } from '@playwright/test';

/** Amounts above any price (101.00 is the highest), masked numbers and codes: page content that is specific to one member. */
const TELLING = /\d{1,3}(?:,\d{3})+\.\d{2}|(?!101\.00)\d{3,}\.\d{2}|\*+ ?\d{3,}|\d{4} ?\*+|[A-Z]\d{10,}/g;

/** Reads the whole content of a page: visible text, accessible names, input values and data for scripts. */
const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];
    const names = [...document.querySelectorAll('*')].flatMap((element) => [
      ...named.map((name) => element.getAttribute(name) ?? ''),
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
    ]);
    const stored = [{ ...localStorage }, { ...sessionStorage }].map((storage) => JSON.stringify(storage));
    // Each text is on a separate line: a score and the price beside it are not an amount.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    return [document.title, ...texts, ...names, ...stored].join('\n');
  });

/** Collects page content that can belong only to the current member. */
export async function markedBy(pages: readonly Page[]): Promise<ReadonlySet<string>> {
  const contents = await Promise.all(pages.map(contentOf));
  return new Set(contents.flatMap((text) => text.match(TELLING) ?? []));
}

/** Finds these marks anywhere in a page’s text, accessible names or data readable by scripts. */
export async function shownDetails(
  pages: readonly Page[],
  marks: ReadonlySet<string>,
): Promise<readonly string[]> {
  const contents = await Promise.all(pages.map(contentOf));
  // An amount may be the end of a longer one: it is looked for whole.
  const amounts = new Set(contents.flatMap((text) => text.match(TELLING) ?? []));
  const isThere = (mark: string) =>
    mark.match(TELLING) ? amounts.has(mark) : contents.some((text) => text.includes(mark));
  return [...marks].filter(isThere);
}
