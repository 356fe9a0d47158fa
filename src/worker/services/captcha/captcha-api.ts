import type { PassedCaptcha } from '#contract/wire/captcha.ts';

/** What the person does about a challenge that holds requests up [4.08]. */
export type CaptchaApi = {
  /** The picture of an `image` challenge, SVG text. @throws AppError NOT_FOUND when the ticket is used up. */
  picture(ticket: string): Promise<string>;
  /** The person passed: held-up requests are sent again with this [4.08]. */
  pass(verification: PassedCaptcha): Promise<void>;
  /** The person closed it: they fail as REQUEST_CLOSED. */
  close(): Promise<void>;
};
