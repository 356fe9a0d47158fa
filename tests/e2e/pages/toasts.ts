import { expect, type Page } from '@playwright/test';

/** Name of the function that pages report their toasts with. */
const TELL = 'tellOfToast';

/** Runs in a page before its own scripts: reports every toast that appears, and each change of its text. */
function listen({ region, tell }: { region: string; tell: string }): void {
  const told = new WeakMap<Element, string>();
  const look = () => {
    for (const toast of document.querySelectorAll(`section[aria-label="${region}"] > output`)) {
      const words = toast.textContent ?? '';
      if (told.get(toast) === words || !toast.checkVisibility()) continue;
      told.set(toast, words);
      Reflect.get(window, tell)(words);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
}

/**
 * Records the texts of all toasts of a page, over all its loads. A toast is shown only briefly: on a busy machine it may
 * disappear before a test checks for it, so tests use the record instead.
 */
export class Toasts {
  readonly said: string[] = [];

  /** Listens to a page that has not been opened yet. */
  static async of(page: Page): Promise<Toasts> {
    const toasts = new Toasts();
    await page.exposeFunction(TELL, (words: string) => toasts.said.push(words));
    await page.addInitScript(listen, { region: '提示', tell: TELL });
    return toasts;
  }

  /** Returns the number of toasts with this text. */
  count(words: string): number {
    return this.said.filter((toast) => toast.includes(words)).length;
  }

  /** Waits until a toast with this text has appeared. */
  async say(words: string, timeout?: number): Promise<void> {
    const options = timeout === undefined ? {} : { timeout };
    await expect.poll(() => this.said, options).toContainEqual(expect.stringContaining(words));
  }
}
