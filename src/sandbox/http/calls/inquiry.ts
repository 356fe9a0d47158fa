import type { CaptchaType } from '#contract/wire/captcha.ts';

/** Request as received, independent of its transport. */
export type Inquiry = {
  readonly method: 'GET' | 'POST';
  /** Path without the query. */
  readonly path: string;
  /** Query without the question mark. */
  readonly query: string;
  readonly body: string;
  readonly headers: Headers;
  /** Network address; blank where no network was involved. */
  readonly address: string;
  /** Server time of arrival, epoch ms. */
  readonly now: number;
  readonly signal: AbortSignal;
  /** The kind of verification it must bring a pass of, if any. */
  readonly demands: CaptchaType | null;
  /** Puts the verify gateway's token on the answer [7.05]. */
  readonly handOut: (riskToken: string) => void;
};
