import type { PassedCaptcha } from '#contract/wire/captcha.ts';

/** Actions of a member on a challenge that holds requests up [4.08]. */
export type CaptchaApi = {
  /** Returns the image of an `image` challenge, SVG text. @throws AppError NOT_FOUND when the ticket is used up. */
  fetchImage(ticket: string): Promise<string>;
  /** Reports a passed challenge: held-up requests are sent again with this [4.08]. */
  pass(verification: PassedCaptcha): Promise<void>;
  /** The person closed it: they fail as REQUEST_CLOSED. */
  close(): Promise<void>;
};
