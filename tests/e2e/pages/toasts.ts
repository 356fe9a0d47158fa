import { expect, type Page } from '@playwright/test';

/** Name of the function that pages report their toasts with. */
const REPORTER_NAME = 'tellOfToast';

/** Runs in a page before its own scripts: reports every toast that appears, and each change of its text. */
function listen({ region, reporterName }: { region: string; reporterName: string }): void {
  const reported = new WeakMap<Element, string>();
  const reportToasts = () => {
    for (const toast of document.querySelectorAll(`section[aria-label="${region}"] > output`)) {
      const text = toast.textContent ?? '';
      if (reported.get(toast) === text || !toast.checkVisibility()) continue;
      reported.set(toast, text);
      Reflect.get(window, reporterName)(text);
    }
  };
  new MutationObserver(reportToasts).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/**
 * Records the texts of all toasts of a page, over all its loads. A toast is shown only briefly: on a busy machine it may
 * disappear before a test checks for it, so tests use the record instead.
 */
export class Toasts {
  readonly texts: string[] = [];

  /** Listens to a page that has not been opened yet. */
  static async of(page: Page): Promise<Toasts> {
    const toasts = new Toasts();
    await page.exposeFunction(REPORTER_NAME, (text: string) => toasts.texts.push(text));
    await page.addInitScript(listen, { region: '提示', reporterName: REPORTER_NAME });
    return toasts;
  }

  /** Returns the number of toasts with this text. */
  count(text: string): number {
    return this.texts.filter((toast) => toast.includes(text)).length;
  }

  /** Waits until a toast with this text has appeared. */
  async waitFor(text: string, timeout?: number): Promise<void> {
    const options = timeout === undefined ? {} : { timeout };
    await expect.poll(() => this.texts, options).toContainEqual(expect.stringContaining(text));
  }
}
