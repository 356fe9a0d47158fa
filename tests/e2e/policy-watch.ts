import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What Chromium writes when a page, a worker or a frame was refused something by a policy of its headers. */
const REFUSAL =
  /content security policy|permissions policy|trusted(?:html|script|scripturl)|cross-origin-(?:opener|resource)-policy/i;

/** Hears what any page of a browser was refused by a policy, in workers and frames too. */
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

  /** What a story of hostile contents is refused on purpose. */
  meant(refusal: RegExp): void {
    this.#meant.push(refusal);
  }

  /** Each other refusal once, in the browser's words. */
  findings(): readonly string[] {
    return [...this.#refusals].filter((text) => !this.#meant.some((refusal) => refusal.test(text)));
  }
}
