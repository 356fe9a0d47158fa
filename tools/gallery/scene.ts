import type { Locator, Page } from 'playwright';
import type { DemoAccount } from '#tests/e2e/pages/login.ts';

/** One picture of the site: where to go, what to do there, and what must show before it is taken. */
export interface Scene {
  readonly name: string;
  /** Where the scene starts. */
  readonly path: string;
  /** The demo account that logs in first; a guest without. */
  readonly account?: DemoAccount;
  readonly prepare?: (page: Page) => Promise<void>;
  /** Visible once the scene means what its name says. */
  readonly shows: (page: Page) => Locator;
}
