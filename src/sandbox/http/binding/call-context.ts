import type { CaptchaType } from '#contract/wire/captcha.ts';
import type { Account } from '#sandbox/base/account.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/sites.table.ts';

/** What a handler knows about the request besides its input. */
export type CallContext = {
  readonly siteId: SiteId;
  readonly device: string;
  /** The user agent as sent; it may lie. */
  readonly agent: string;
  /** Of the network, from where the request came in. */
  readonly address: string;
  /** Of the agent whose link the device came by [7.02]; blank for none. It may be anything. */
  readonly agentToken: string;
  /** As sent; empty for guests and on paths that blank it [7.04]. */
  readonly token: string;
  readonly account: Account | null;
  /** Server epoch ms at which the request came in. */
  readonly now: number;
  /** Where the client reached the platform: `http://host:port`. */
  readonly origin: string;
  /** Aborts when the client leaves or the sandbox closes. */
  readonly signal: AbortSignal;
  /** Puts the verify gateway's token on the answer [7.05]. */
  readonly handOut: (riskToken: string) => void;
  /** Goes on only when the request brings a pass this device has earned. @throws Refusal NEED_SAFE [8.11]. */
  readonly demand: (verifyType: CaptchaType) => void;
};

/** @throws Refusal NEEDS_LOGIN for guests. */
export const accountOf = (context: CallContext): Account => context.account ?? refuse('NEEDS_LOGIN');
