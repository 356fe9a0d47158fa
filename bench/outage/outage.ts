import type { BrowserContext, Page } from 'playwright';
import type { SandboxDesk } from '#tests/e2e/pages/sandbox.ts';

/** What a row has in its hands: tabs of one browser in one room in which numbered messages are said. */
export interface Stage {
  readonly context: BrowserContext;
  /** In the order they were opened: the first one leads. */
  readonly tabs: readonly [Page, ...Page[]];
  /** The platform, for faults. */
  readonly sandbox: SandboxDesk;
  /** The tab that a fault of one tab is done to. */
  readonly struck: Page;
}

/** One thing that goes wrong. */
export interface Outage {
  readonly name: string;
  /** The tab that `stage.struck` is; a fault of all tabs may leave it out. */
  readonly strikes?: 'leader' | 'follower';
  /** Breaks it; what is measured begins when this has resolved. */
  readonly strike: (stage: Stage) => Promise<void>;
  /** How long it lasts before `mend`; left out where nothing is mended by hand. */
  readonly lastsMs?: number;
  readonly mend?: (stage: Stage) => Promise<void>;
}
