import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { fieldHasText, findAll, LIBRARY, missed, pressable, readAll } from './in-page.ts';
import { described, sentTarget, type Target } from './target.ts';

/** Time limit for an expected change of the page, ms. */
const PATIENCE_MS = 40_000;
const POLL_MS = 100;

/** Visitor at a browser: finds elements by role, name and text, presses them, types, reads. */
export class Visitor {
  readonly browser: Engine;
  readonly #origin: string;

  constructor(browser: Engine, origin: string) {
    this.browser = browser;
    this.#origin = origin;
  }

  /** Opens a page of the site by its address. */
  async goto(path: string): Promise<void> {
    await this.browser.goto(new URL(path, this.#origin).href);
  }

  /** Path and query of the address bar. */
  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.browser.address());
    return pathname + search;
  }

  /** Stores a choice in this browser, on a page of the site. */
  async stores(key: string, value: string): Promise<void> {
    await this.browser.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`);
  }

  /** Returns the result of a function in the page; it may use nothing from outside itself. */
  evaluate(run: () => unknown): Promise<unknown> {
    return this.browser.evaluate(`(${run})()`);
  }

  /** Returns the current texts of all matches of a target. */
  async texts(target: Target): Promise<readonly string[]> {
    const read = `(${readAll})(${findAll}, ${JSON.stringify(sentTarget(target))})`;
    const texts = await this.browser.evaluate(read);
    if (Array.isArray(texts)) return texts.map(String);
    await this.browser.evaluate(LIBRARY);
    return this.texts(target);
  }

  /** Waits until a target is present. @returns its text */
  async sees(target: Target): Promise<string> {
    return this.#until(`sees ${described(target)}`, async () =>
      (await this.texts(target)).at(target.at ?? 0),
    );
  }

  /** Waits until a target contains this text. @returns all its text */
  async reads(target: Target, pattern: RegExp): Promise<string> {
    let last: string | undefined;
    return this.#until(
      () => `reads ${pattern} at ${described(target)}, which says ${JSON.stringify(last)}`,
      async () => {
        last = (await this.texts(target)).at(target.at ?? 0);
        return last !== undefined && pattern.test(last) ? last : undefined;
      },
    );
  }

  /** Waits until the address is this. */
  async arrives(path: string | RegExp): Promise<void> {
    await this.#until(`arrives at ${path}`, async () => {
      const now = await this.path();
      return (typeof path === 'string' ? now === path : path.test(now)) || undefined;
    });
  }

  press(target: Target): Promise<void> {
    return this.#act('presses', target, async (expression) => {
      const reason = await this.browser.press(expression);
      return reason ?? ((await this.evaluate(missed)) === true ? 'it moved away' : undefined);
    });
  }

  write(target: Target, text: string): Promise<void> {
    const isWritten = `(${fieldHasText})(${findAll}, ${JSON.stringify(sentTarget(target))}, ${JSON.stringify(text)})`;
    return this.#act('writes into', target, async (expression) => {
      const reason = await this.browser.write(expression, text);
      return (
        reason ?? ((await this.browser.evaluate(isWritten)) === true ? undefined : 'it holds something else')
      );
    });
  }

  async #act(verb: string, target: Target, act: (expression: string) => Promise<string | undefined>) {
    const expression = `(${pressable})(${findAll}, ${JSON.stringify(sentTarget(target))})`;
    let reason: string | undefined;
    await this.sees(target);
    await this.#until(
      () => `${verb} ${described(target)}: ${reason}`,
      async () => {
        reason = await act(expression);
        return reason === undefined || undefined;
      },
    );
  }

  /** Polls until a condition holds. @throws with the expected condition, and the actual text of the page */
  async #until<T>(expected: string | (() => string), poll: () => Promise<T | undefined>): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await poll();
      if (found !== undefined) return found;
      if (Date.now() > deadline) break;
      await wait(POLL_MS);
    }
    const pageText = await this.evaluate(() => {
      const { textContent } = document.body;
      return `${textContent.slice(0, 600)} … ${textContent.slice(-600)}`;
    });
    throw new Error(
      `In vain: ${typeof expected === 'string' ? expected : expected()}\nThe page says: ${pageText}`,
    );
  }
}
