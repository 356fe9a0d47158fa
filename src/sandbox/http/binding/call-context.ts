import type { CaptchaType } from '#contract/wire/captcha.ts';
import type { Account } from '#sandbox/base/account.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';

/** Request data available to a handler besides its input. */
export type CallContext = {
  readonly siteId: SiteId;
  readonly device: string;
  /** User agent as sent; it may be forged. */
  readonly agent: string;
  /** Network address from which the request came in. */
  readonly address: string;
  /** Token of the agent whose link the device used [7.02]; blank for none. It is not validated. */
  readonly agentToken: string;
  /** Token as sent; empty for guests and on paths that blank it [7.04]. */
  readonly token: string;
  readonly account: Account | null;
  /** Server time at which the request arrived, epoch ms. */
  readonly now: number;
  /** Origin at which the client reached the platform: `http://host:port`. */
  readonly origin: string;
  /** Aborts when the client leaves or the sandbox closes. */
  readonly signal: AbortSignal;
  /** Puts the verify gateway's token on the answer [7.05]. */
  readonly handOut: (riskToken: string) => void;
  /** Continues only when the request carries a pass earned by this device. @throws Refusal NEED_SAFE [8.11]. */
  readonly demand: (verifyType: CaptchaType) => void;
};

/** @throws Refusal NEEDS_LOGIN for guests. */
export const accountOf = (context: CallContext): Account => context.account ?? refuse('NEEDS_LOGIN');
