import type { CaptchaType } from '#contract/wire/captcha.ts';

/** A request as it came in, whatever carried it. */
export type Inquiry = {
  readonly method: 'GET' | 'POST';
  /** Without the query. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly body: string;
  readonly headers: Headers;
  /** Of the network; blank where nothing carried it. */
  readonly address: string;
  /** Server epoch ms at which it came in. */
  readonly now: number;
  readonly signal: AbortSignal;
  /** The kind of verification it must bring a pass of, if any. */
  readonly demands: CaptchaType | null;
  /** Puts the verify gateway's token on the answer [7.05]. */
  readonly handOut: (riskToken: string) => void;
};
