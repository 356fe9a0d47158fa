import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import { findFirefox } from '#tools/browsers/find-browsers.mjs';
import type { Engine } from './engine.ts';

/** The visitor reads Chinese; endless animations would slow the tests down. */
const PREFERENCES = { 'intl.accept_languages': 'zh-CN, zh', 'ui.prefersReducedMotion': 1 };

/** Error of a style sheet that was loading when its page was left: Firefox reports it to the page, the others do not. */
const PRELOAD_ABORTED = /Unable to preload CSS/;

/** Number of clicks that selects the whole text of a field. */
const SELECT_ALL_CLICKS = 3;

/** Returns an expression for the centre of an element, as x and y in CSS pixels; a string is returned unchanged. */
const middleOf = (expression: string) => `(async () => {
  const found = await ${expression};
  if (typeof found === 'string') return found;
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()`;

/** Opens Debian's Firefox over WebDriver BiDi. @throws when there is none */
export async function openFirefox(): Promise<Engine> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('No Firefox: install firefox-esr, or set FIREFOX_PATH to its path');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
    env: { ...process.env, TZ: 'Asia/Shanghai' },
  });
  const errors: string[] = [];
  const arrive = async (): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      if (!PRELOAD_ABORTED.test(String(error))) errors.push(String(error));
    });
    return { context, page };
  };
  let visit = await arrive();
  const evaluate = (expression: string): Promise<unknown> => visit.page.evaluate(expression);
  const click = async (expression: string, count: number) => {
    const spot = await evaluate(middleOf(expression));
    if (!Array.isArray(spot)) return String(spot);
    await visit.page.mouse.click(Number(spot[0]), Number(spot[1]), { count });
    return undefined;
  };
  return {
    version: await browser.version(),
    goto: async (url) => {
      await visit.page.goto(url);
    },
    address: async () => visit.page.url(),
    evaluate,
    press: (expression) => click(expression, 1),
    write: async (expression, text) => {
      const reason = await click(expression, SELECT_ALL_CLICKS);
      if (reason === undefined) await visit.page.keyboard.type(text);
      return reason;
    },
    resize: (width, height) => visit.page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await visit.page.screenshot()),
    forget: async () => {
      const { context } = visit;
      visit = await arrive();
      await context.close();
    },
    drainErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}
