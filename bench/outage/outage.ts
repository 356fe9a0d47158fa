import type { BrowserContext, Page } from 'playwright';
import type { SandboxAdmin } from '#tests/e2e/pages/sandbox-admin.ts';

/** What a row has in its hands: tabs of one browser in one room in which numbered messages are said. */
export interface Stage {
  readonly context: BrowserContext;
  /** In the order they were opened: the first one leads. */
  readonly tabs: readonly [Page, ...Page[]];
  /** The platform, for faults. */
  readonly sandbox: SandboxAdmin;
  /** The tab that a fault of one tab is done to. */
  readonly target: Page;
}

/** One thing that goes wrong. */
export interface Outage {
  readonly name: string;
  /** The tab that `stage.target` is; a fault of all tabs may leave it out. */
  readonly role?: 'leader' | 'follower';
  /** Breaks it; what is measured begins when this has resolved. */
  readonly inject: (stage: Stage) => Promise<void>;
  /** How long it lasts before `mend`; left out where nothing is mended by hand. */
  readonly lastsMs?: number;
  readonly mend?: (stage: Stage) => Promise<void>;
}
