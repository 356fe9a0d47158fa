import type { CaptchaType } from '#contract/wire/captcha.ts';
import type { Account } from '#sandbox/base/account.ts';
import type { Refusal } from '#sandbox/base/refusal.ts';
import type { AnyCall } from '#sandbox/http/binding/bind-calls.ts';

/** Address variant of a call: the members’, the guests’, or the only one [6.01]. */
export type Door = 'member' | 'guest' | 'only';

/** A request by its call and its token; `now` is epoch ms. */
export type Requester = {
  readonly call: AnyCall;
  readonly door: Door;
  readonly token: string;
  readonly siteId: number;
  readonly device: string;
  readonly now: number;
  /** Called when a session is used from elsewhere than it began. */
  readonly onForeign: () => void;
};

/** A request that is blocked until it carries a solved challenge. */
export type Demanded = {
  readonly input: unknown;
  readonly device: string;
  /** Name of the blocked call. */
  readonly call: string;
  readonly now: number;
};

/** Data of a request for its refusal, filled in during processing. */
export type RequestTrace = {
  device: string;
  account: Account | null;
  input: unknown;
};

/** Parts of the platform that serve a call: accounts, sessions, devices, challenges and the log of security. */
export type CallPorts = {
  /** Notes that a device was there. */
  seeDevice(device: string, now: number): void;
  /** @throws Refusal as `requestingAccount` does. */
  requestingAccount(requester: Requester): Account | null;
  /** Login name of the member whose session it is; null for none. */
  accountName(token: string, now: number): string | null;
  /** Continues only with a pass earned by the device. @throws Refusal NEED_SAFE [8.11]. */
  demandCaptcha(verifyType: CaptchaType, demanded: Demanded): void;
  /** Records that a session was used from elsewhere than it began. */
  noteForeignSession(device: string, call: string, now: number): void;
  /** Records a refusal if it matters to security. */
  noteRefusal(refusal: Refusal, call: string, trace: RequestTrace, now: number): void;
};
