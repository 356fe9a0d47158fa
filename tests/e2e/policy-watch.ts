import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Console messages of Chromium when a page, a worker or a frame violates a policy of its headers. */
const REFUSAL =
  /content security policy|permissions policy|trusted(?:html|script|scripturl)|cross-origin-(?:opener|resource)-policy/i;

/** Records policy violations of all pages of a browser, in workers and frames too. */
export class PolicyWatch {
  readonly #refusals = new Set<string>();
  readonly #meant: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', this.#said);
  }

  readonly #said = (message: ConsoleMessage) => {
    const text = message.text();
    if (REFUSAL.test(text)) this.#refusals.add(text);
  };

  /** Registers violations that a test of hostile contents causes on purpose. */
  expectRefusal(refusal: RegExp): void {
    this.#meant.push(refusal);
  }

  /** Returns each other violation once, with the browser’s message. */
  findings(): readonly string[] {
    return [...this.#refusals].filter((text) => !this.#meant.some((refusal) => refusal.test(text)));
  }
}
