import type { BrowserContext, Page } from 'playwright';
import type { SandboxAdmin } from '#tests/e2e/pages/sandbox-admin.ts';

/** Objects available to a row: tabs of one browser in one room in which numbered messages are sent. */
export interface Stage {
  readonly context: BrowserContext;
  /** Tabs in the order they were opened: the first one leads. */
  readonly tabs: readonly [Page, ...Page[]];
  /** The platform, for faults. */
  readonly sandbox: SandboxAdmin;
  /** The tab that a fault of one tab is done to. */
  readonly target: Page;
}

/** Single outage of the bench. */
export interface Outage {
  readonly name: string;
  /** The tab that `stage.target` is; a fault of all tabs may leave it out. */
  readonly role?: 'leader' | 'follower';
  /** Breaks it; what is measured begins when this has resolved. */
  readonly inject: (stage: Stage) => Promise<void>;
  /** Duration before `mend`; omitted where no manual repair is needed. */
  readonly lastsMs?: number;
  readonly mend?: (stage: Stage) => Promise<void>;
}
