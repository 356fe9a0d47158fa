import type { Page } from '@playwright/test';

/** Amounts too large for prices (101.00 is the highest there is), masked numbers and codes: what a page says of one member and hardly of another. */
const TELLING = /\d{1,3}(?:,\d{3})+\.\d{2}|(?!101\.00)\d{3,}\.\d{2}|\*+ ?\d{3,}|\d{4} ?\*+|[A-Z]\d{10,}/g;

/** All a page says: what is there, what it is called for who listens, what is typed, what is kept for scripts. */
const saidBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];
    const names = [...document.querySelectorAll('*')].flatMap((element) => [
      ...named.map((name) => element.getAttribute(name) ?? ''),
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
    ]);
    const kept = [{ ...localStorage }, { ...sessionStorage }].map((storage) => JSON.stringify(storage));
    // Each text on a line of its own: a score and the price beside it are no amount.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    return [document.title, ...texts, ...names, ...kept].join('\n');
  });

/** What pages say that only the member who is here can be meant by. */
export async function markedBy(pages: readonly Page[]): Promise<ReadonlySet<string>> {
  const said = await Promise.all(pages.map(saidBy));
  return new Set(said.flatMap((text) => text.match(TELLING) ?? []));
}

/** Which of these marks are anywhere, be it in a page's text, in the names of things, or in what scripts can read. */
export async function shownDetails(
  pages: readonly Page[],
  marks: ReadonlySet<string>,
): Promise<readonly string[]> {
  const said = await Promise.all(pages.map(saidBy));
  // An amount may be the end of a longer one: it is looked for whole.
  const whole = new Set(said.flatMap((text) => text.match(TELLING) ?? []));
  const isThere = (mark: string) =>
    mark.match(TELLING) ? whole.has(mark) : said.some((text) => text.includes(mark));
  return [...marks].filter(isThere);
}
